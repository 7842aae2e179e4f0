import { escapeHtml, htmlPage } from '../html';
import { ACCOUNTS } from './accounts';

const STYLES = ['/sign-in.css'];

/** What a person sees when the site asks who they are. */
export function signInPage(
  action: string,
  { email = '', error = '' }: { readonly email?: string; readonly error?: string },
): string {
  const notice = error ? `<p class="error" role="alert" id="problem">${escapeHtml(error)}</p>` : '';
  const described = error ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const accounts = ACCOUNTS.map(
    ({ email: address, roles }) => `<li><code>${address}</code> ${roles.join(', ') || 'no role'}</li>`,
  );
  return htmlPage({
    title: error ? 'Error: Sign in' : 'Sign in',
    styles: STYLES,
    body: `<div class="picture" aria-hidden="true"></div><main>
<p class="brand">Showroom</p>
<h1>Sign in</h1>
<p class="lead">To edit pages, settings and stock.</p>
${notice}
<form method="post" action="${escapeHtml(action)}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}>
<button>Sign in</button>
</form>
<details><summary>Accounts for development</summary><ul>${accounts.join('')}</ul><p>The password of all of them is <code>showroom</code>.</p></details>
</main>`,
  });
}

export function messagePage(title: string, text: string, form = ''): string {
  return htmlPage({
    title,
    styles: STYLES,
    body:
      '<div class="picture" aria-hidden="true"></div><main><p class="brand">Showroom</p>' +
      `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>${form}</main>`,
  });
}

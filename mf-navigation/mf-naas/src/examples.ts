import type { NaasNavigation } from '@showroom/contracts/calls/navigation';

/** A service's answer as the API hands it on. */
export const navigation: NaasNavigation = {
  html:
    '<div class="naas-bar"><a class="naas-logo" href="{retailer_url}" aria-label="{retailer_name}, home"><span>{retailer_name}</span></a>' +
    '<button type="button" popovertarget="naas-menu">Menu</button><div id="naas-menu" popover="auto"><nav aria-label="Main"><ul>' +
    '<li><a href="/stock">Find your vehicle</a></li><li><details name="naas-panel"><summary>Defender</summary>' +
    '<a href="/defender">Overview</a></details></li><li><a href="https://accessories.example/" target="_blank">Accessories</a></li>' +
    '</ul></nav><a href="/ar" hreflang="ar-AE" lang="ar">العربية</a></div></div>',
  cssLink: '/naas/style.locale=en-AE?v=1',
  javascriptLink: 'https://naas.example/nav.js',
  javascriptIntegrity: 'sha384-AAAA',
};

import { NOTHING_HERE, problemOfFramework } from '@showroom/contracts/http/framework-problems';
import type Provider from 'oidc-provider';

type Middleware = Parameters<Provider['use']>[0];

/** Failures outside of the protocol, whose own errors are RFC 6749's, are problem documents. */
export function answerProblems(report: (error: Error) => void): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status !== 404 || ctx.type === 'text/html') return;
      ctx.body = NOTHING_HERE;
      ctx.status = NOTHING_HERE.status;
    } catch (error) {
      const problem = problemOfFramework(error);
      if (problem.status >= 500 && error instanceof Error) report(error);
      ctx.body = problem;
      ctx.status = problem.status;
    }
    ctx.type = 'application/problem+json';
  };
}

/** What our controllers need of Koa's context. */
export interface HttpContext {
  status: number;
  body: unknown;
  query: unknown;
  /** Strapi's, of the request: who is asking. */
  state?: unknown;
  request: { body?: unknown };
  get(header: string): string;
  set(header: string, value: string): void;
}

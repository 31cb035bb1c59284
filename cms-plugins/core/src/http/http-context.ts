/** The part of Koa's context that our controllers use. */
export interface HttpContext {
  status: number;
  body: unknown;
  query: unknown;
  /** Strapi's state of the request, with the caller. */
  state?: unknown;
  request: { body?: unknown };
  get(header: string): string;
  set(header: string, value: string): void;
}

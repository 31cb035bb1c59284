/**
 * What tests need of `@strapi/strapi/admin`, which loads in a browser only. Unit tests share loaded modules, so every
 * file mocks it with this.
 */
export class FetchError extends Error {
  readonly status: number;
  constructor(message: string, { data }: { data: { error: { status: number } } }) {
    super(message);
    this.status = data.error.status;
  }
}

export const InputRenderer = () => null;

export function getFetchClient(): never {
  throw new Error("tests of queries send no requests");
}

/** What integrators read of a field of the API, with an example of it. English alone: the description of the API is. */
export interface ApiFieldDescription {
  readonly description: string;
  readonly example?: unknown;
}

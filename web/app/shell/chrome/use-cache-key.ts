import { useChromeAddress, type Chrome } from "./chrome";

/** What a kept part is made of that knows the chrome and nothing else of its page but `rest`. A preview's is its own. */
export function useCacheKey({ drafts }: Chrome): (rest?: string) => string | null {
  const address = useChromeAddress();
  return (rest = "") => (drafts || address === null ? null : `${address} ${rest}`);
}

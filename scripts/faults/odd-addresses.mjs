import { oddRequests } from "./odd-requests.mjs";

const slow = 2_000;

export async function oddAddresses({ site }) {
  const { found } = await oddRequests(site, { count: 5_000, slow });
  // Slow once and quick by itself is what the machine was doing.
  const bad = found.filter(({ isFault, alone }) => isFault || alone > slow);
  if (bad.length > 0)
    throw new Error(bad.map(({ status, address }) => `${status} ${address.slice(0, 160)}`).join("\n"));
  return "5,000 addresses that no visitor asks for: none is a fault of the site, none is dear";
}

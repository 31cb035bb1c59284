import { AppError } from "@gevel/config";
import { addressGroup } from "@gevel/config/server";
import { linkToken } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { accountSources } from "../account-sources.js";

const seconds = 15 * 60;
const perAccount = 5;
const perAddress = 30;

/** What is tried: a login, or a mail with a link. */
type Tried = "login" | "link";

/**
 * OWNER-1: how often one account is tried, and how often one address tries, whichever accounts: counted for all instances of the
 * site and the CMS together, and for accounts that are none as for those that are. Keys are digests of the house's own.
 * Answers what takes the try back.
 */
export async function limitTries(
  strapi: Core.Strapi,
  tried: Tried,
  { account, address }: { account: string; address: string },
): Promise<() => Promise<void>> {
  const key = (...parts: string[]) => `owner ${linkToken(strapi, "owner limit", JSON.stringify([tried, ...parts]))}`;
  const rules = [
    { key: key("account", account), most: perAccount },
    { key: key("address", addressGroup(address)), most: perAddress },
  ];
  const { limits } = accountSources(strapi);
  const counted = await limits.touch(rules.map((rule) => ({ key: rule.key, value: "", seconds })));
  const waits = rules.flatMap(({ most }, index) => {
    const { times = 0, left = 0 } = counted[index] ?? {};
    return times > most ? [left] : [];
  });
  if (waits.length > 0) {
    const wait = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    throw new AppError("TOO_MANY_REQUESTS", `a ${tried} was tried too often`, [], wait);
  }
  return () => limits.giveBack(rules.map((rule) => rule.key));
}

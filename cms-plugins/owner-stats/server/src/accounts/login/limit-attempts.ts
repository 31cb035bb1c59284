import { AppError } from "@gevel/config";
import { addressGroup } from "@gevel/config/server";
import { linkToken } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountSources } from "../account-sources.js";

const seconds = 15 * 60;
/** How often one address tries one account; one address whichever accounts; and all addresses together one account. */
const perPair = 5;
const perAddress = 30;
const perAccount = 20;
/** For this long after a login the IP address counts as the account's own: attempts from elsewhere do not lock it out. */
const knownSeconds = 30 * 24 * 3600;

/** What is attempted: a login of an owner or of staff, or a mail with a link. */
export type AttemptKind = "login" | "link" | "staff";

export interface Attempt {
  account: string;
  address: string;
}

const keyOf = (strapi: Core.Strapi, ...parts: readonly string[]) =>
  `owner ${linkToken(strapi, "owner limit", JSON.stringify(parts))}`;

/** From now on it counts as the account's own. */
export async function rememberAddress(
  strapi: Core.Strapi,
  attemptKind: AttemptKind,
  { account, address }: Attempt,
): Promise<void> {
  const key = keyOf(strapi, attemptKind, "known", account, addressGroup(address));
  await accountSources(strapi).limits.touch([{ key, value: "", seconds: knownSeconds }]);
}

/** An owner's account among what is tried: one that has two names, an address and another, is one account. */
export const accountKey = (id: number): string => `of ${id}`;

/**
 * OWNER-1, CMS-8: limits attempts of a password or a link, counted over all instances of the site and the CMS, equally
 * for accounts that do not exist. Keys are digests of our own. Attempts from other IP addresses do not lock out a
 * person who has logged in from theirs before; all other addresses together get a few attempts per account, so that
 * many are as slow as few. A link is mailed only to its person, so only its mails are limited (`canMailLink`).
 */
export async function limitAttempts(
  strapi: Core.Strapi,
  attemptKind: AttemptKind,
  { account, address }: Attempt,
): Promise<{ succeed(): Promise<void> }> {
  const group = addressGroup(address);
  const known = keyOf(strapi, attemptKind, "known", account, group);
  const { limits } = accountSources(strapi);
  const isKnown = (await limits.read([known])).length > 0;
  const rules = [
    { key: keyOf(strapi, attemptKind, "pair", account, group), most: perPair },
    { key: keyOf(strapi, attemptKind, "address", group), most: perAddress },
    ...(isKnown || attemptKind === "link"
      ? []
      : [{ key: keyOf(strapi, attemptKind, "account", account), most: perAccount }]),
  ];
  const counted = await limits.touch(rules.map(({ key }) => ({ key, value: "", seconds })));
  const waits = rules.flatMap(({ most }, index) => {
    const { times = 0, left = 0 } = counted[index] ?? {};
    return times > most ? [left] : [];
  });
  if (waits.length > 0) {
    const wait = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    throw new AppError("TOO_MANY_REQUESTS", `a ${attemptKind} was tried too often`, [], wait);
  }
  return {
    /** A successful attempt does not count, and its IP address is known from now on. */
    async succeed() {
      await limits.releaseKeys(rules.map(({ key }) => key));
      await rememberAddress(strapi, attemptKind, { account, address });
    },
  };
}

/** Shorter than the life of any link (`linkLife`): if no further mail is sent, the mailbox has a link that works. */
const mailSeconds = 5 * 60;
const mailsPerAccount = 3;

/**
 * OWNER-1: whether another mail may be sent, from whatever IP address it was requested. The requester gets the same
 * answer either way.
 */
export async function canMailLink(strapi: Core.Strapi, kind: string, account: string): Promise<boolean> {
  const key = keyOf(strapi, "mail", kind, account);
  const [counted] = await accountSources(strapi).limits.touch([{ key, value: "", seconds: mailSeconds }]);
  return (counted?.times ?? 0) <= mailsPerAccount;
}

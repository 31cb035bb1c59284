import { z } from "zod";
import { isMailAddress } from "../forms/mail-addresses.js";
import { printableLine } from "../rules/invisible-characters.js";
import { languageSchema, type Language } from "../site/languages.js";
import type { MailAgency } from "./mails.js";
import type { PluginMails } from "./plugin-mails.js";
import type { RateLimitCount, RateLimitHit } from "./rate-limits.js";

/** The purpose of a mailed link for an owner: choose the first password, choose another, log in. */
export const accountLinkKinds = ["invitation", "reset", "login"] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

const token = z.string().min(1).max(200);
/** The length limit of a form field of the site. */
const address = z
  .string()
  .max(200)
  .regex(printableLine, "is no mail address")
  .refine(isMailAddress, "is no mail address");

/** POST /api/owner-stats/accounts/ask, with the site's secret: mails a link, if there is such an account. */
export const accountLinkRequestSchema = z.strictObject({
  kind: z.enum(["reset", "login"]),
  email: address,
  language: languageSchema,
});
export type AccountLinkRequest = z.infer<typeof accountLinkRequestSchema>;
/** The same for everybody. */
export const accountLinkRequestedSchema = z.strictObject({ asked: z.literal(true) });

/** POST /api/owner-stats/accounts/read: the data behind a link; reading does not use it up. */
export const accountLinkQuerySchema = z.strictObject({ token });
export const accountLinkSchema = z.strictObject({
  /** Null where it was used, its time is over, or there never was one. */
  link: z.strictObject({ kind: z.enum(accountLinkKinds), email: z.string() }).nullable(),
});
export type AccountLink = NonNullable<z.infer<typeof accountLinkSchema>["link"]>;

/** The problems of a chosen password. */
export const passwordProblems = ["too-short", "too-long", "too-common", "own-address"] as const;
export type PasswordProblem = (typeof passwordProblems)[number];
/** Minimum in characters; maximum in bytes, since bcrypt ignores any beyond. */
export const passwordLength = { characters: 8, bytes: 72 } as const;

/** POST /api/owner-stats/accounts/password and …/log-in: what uses a link up. Null where it is none any more. */
export const passwordChoiceSchema = z.strictObject({ token, password: z.string().max(1000) });
export const loginSessionSchema = z.strictObject({
  jwt: z.string(),
  refreshToken: z.string(),
  user: z.strictObject({ username: z.string() }),
});
export const openedSchema = z.strictObject({ session: loginSessionSchema.nullable() });

/** How often staff are mailed that an owner logged in (OWNER-4). */
export const loginNotices = ["daily", "each", "never"] as const;
export type LoginNotice = (typeof loginNotices)[number];

/** The settings from the site configuration. */
export interface OwnerPortalSettings {
  /** The site's default language: for staff, and for owners without one of their own. */
  language: Language;
  /** Whether a new account is invited at once. */
  inviteNewOwners: boolean;
  loginNotice: LoginNotice;
  /** The recipients of login notices; if empty: the general address. */
  noticeAddresses: readonly string[];
}

/** An owner as staff or an import entered them. */
export interface OwnerEntry {
  email: string;
  name: string;
  language: Language | null;
  /** Path of the entry in the admin, without its origin. */
  adminPath: string;
}

/** The data that owner accounts need from the app, which provides it. */
export interface AccountSources {
  mails: PluginMails;
  limits: {
    touch(keys: readonly RateLimitHit[]): Promise<RateLimitCount[]>;
    releaseKeys(keys: readonly string[]): Promise<void>;
    /** The keys of these that have been used and have not expired. */
    read(keys: readonly string[]): Promise<string[]>;
  };
  agency(language: Language): Promise<MailAgency>;
  settings(): Promise<OwnerPortalSettings>;
  /** The entries of these addresses, in lower case; all of them where none is named. */
  owners(emails?: readonly string[]): Promise<readonly OwnerEntry[]>;
}

const timestamp = z.string().nullable();

/** An account as staff see it. */
export const staffAccountSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  blocked: z.boolean(),
  /** When the last invitation was written, went out, was used; until when its link works. */
  invitedAt: timestamp,
  mailedAt: timestamp,
  acceptedAt: timestamp,
  until: timestamp,
  lastLoginAt: timestamp,
  /** Path of the owner's entry in the admin. */
  path: z.string(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** GET /owner-stats/accounts of the admin. */
export const staffAccountsSchema = z.object({
  accounts: z.array(staffAccountSchema),
  pagination: z.object({ page: z.int(), pageCount: z.int(), total: z.int() }),
  /** The number of accounts never invited and never logged in. */
  uninvited: z.int(),
});
export type StaffAccounts = z.infer<typeof staffAccountsSchema>;
export const staffAccountsQuerySchema = z.object({ page: z.coerce.number().int().min(1).default(1) });

/** POST /owner-stats/account: the account of an owner's address; null if there is none. */
export const staffAccountQuerySchema = z.object({ email: z.string().max(255) });
export const staffAccountResponseSchema = z.object({ account: staffAccountSchema.nullable() });

/** POST /owner-stats/accounts/invite: this one, or all that were never invited and never logged in. */
export const inviteRequestSchema = z.object({ id: z.int().optional() });
export const inviteResponseSchema = z.object({ invited: z.int() });

export const loginMethods = ["password", "link"] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** GET /owner-stats/logins of the admin: the logins, newest first. */
export const staffLoginsSchema = z.object({
  logins: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      email: z.string(),
      name: z.string(),
      way: z.enum(loginMethods),
      device: z.string(),
    }),
  ),
  pagination: z.object({ page: z.int(), pageCount: z.int(), total: z.int() }),
});
export type StaffLogins = z.infer<typeof staffLoginsSchema>;

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";

/** The purpose of a link: confirm a lead's subscriptions, manage them, renew one, or end one. */
const linkPurposes = ["confirm", "manage", "renew", "leave"] as const;
type LinkPurpose = (typeof linkPurposes)[number];

export interface Link {
  purpose: LinkPurpose;
  /** The lead to confirm or manage, or the subscription to renew or end. */
  subject: string;
  /** When it expires, in ms; null: never. */
  until: number | null;
}

const purposeCodes: Readonly<Record<LinkPurpose, string>> = { confirm: "c", manage: "m", renew: "k", leave: "l" };

/** 144 bits: enough, since each guess needs a request to the CMS. */
const signatureLength = 24;

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`subscription link ${text}`).digest("base64url").slice(0, signatureLength);

/** A link's token: readable, but signed with the secret. */
export function linkToken(secret: string, { purpose, subject, until }: Link): string {
  const text = `${purposeCodes[purpose]}.${subject}.${until === null ? "" : until.toString(36)}`;
  return `${text}.${sign(secret, text)}`;
}

/** Null if the signature is wrong. The caller checks the expiry. */
export function readLink(secret: string, token: string): Link | null {
  const [, text = "", code = "", subject = "", until = "", given = ""] =
    /^(([cmkl])\.([\w-]{1,64})\.([0-9a-z]{0,11}))\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, text));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const purpose = linkPurposes.find((known) => purposeCodes[known] === code);
  return purpose ? { purpose, subject, until: until === "" ? null : Number.parseInt(until, 36) } : null;
}

const keys = z.array(z.string().min(1)).min(1);

/** The setting, else the application's own first key, which every Strapi has. */
export function linkSecret(strapi: Core.Strapi): string {
  const { linkSecret: own } = pluginSettings(strapi);
  if (own !== undefined) return own;
  const [first = ""] = keys.parse(strapi.config.get("server.app.keys"));
  return first;
}

const day = 86_400_000;
/** Long enough for mail read after a weekend or a holiday. */
export const confirmWindowMs = 14 * day;

/** Address of the page behind a link; every language has it at the same place. */
export function linkUrl(strapi: Core.Strapi, language: string, link: Link): string {
  return `${pluginSettings(strapi).siteUrl}/${language}/subscription/${linkToken(linkSecret(strapi), link)}/`;
}

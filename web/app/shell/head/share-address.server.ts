import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** The texts on a share picture, in one language. */
const shareContentSchema = z.object({
  title: z.string(),
  /** Above the title in small type: the place of a listing, the job title of a person. */
  place: z.string(),
  price: z.string(),
  /** Sold, in option; empty on what is simply on offer. */
  label: z.string(),
  agency: z.string(),
  /** The photo, as its listing or page has it; empty where there is none. */
  picture: z.string(),
  /** The listing whose price is shown, as long as the site publishes one. 0 without a price. */
  home: z.number().int().nonnegative(),
});
export type ShareContent = z.infer<typeof shareContentSchema>;

const sharePath = "/pictures/share/";

const signature = (content: string, secret: string) =>
  createHmac("sha256", secret).update(`share ${content}`).digest().subarray(0, 16).toString("base64url");

/** Longer titles would be cut on the picture anyway. */
const longest = 160;

/**
 * The address contains all that is rendered and is signed: any server of the site can render it, and nobody can inject
 * other text.
 */
export function shareAddress({ title, place, ...content }: ShareContent, secret: string): string {
  const cut = { title: title.slice(0, longest), place: place.slice(0, longest), ...content };
  const encoded = Buffer.from(JSON.stringify(Object.values(shareContentSchema.parse(cut)))).toString("base64url");
  return `${sharePath}${encoded}.${signature(encoded, secret)}.jpg`;
}

/** An address from before listing ids were part of it shows no price. */
const parts = z
  .tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()])
  .rest(z.number())
  .transform(([title, place, price, label, agency, picture, home = 0]) =>
    shareContentSchema.parse({ title, place, price: home === 0 ? "" : price, label, agency, picture, home }),
  );

/** Null for an address that is none of ours. */
export function readShareAddress(path: string, secret: string): ShareContent | null {
  const [, encoded = "", signed = ""] = /^\/pictures\/share\/([\w-]{1,4000})\.([\w-]{22})\.jpg$/.exec(path) ?? [];
  // Compared as text: the last letter of a signature has several spellings for the same bytes.
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(encoded, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const content: unknown = JSON.parse(Buffer.from(encoded, "base64url").toString());
  return parts.safeParse(content).data ?? null;
}

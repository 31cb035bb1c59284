import { formatPhone, pngAddress, type SiteConfig, type MailBrand } from "@gevel/config";

/** The look's own, where the agency chose no colours. */
const defaultAccent = "#a4452c";
const hex = /^#[0-9a-f]{6}$/i;

/** Relative luminance, by the standard's formula. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or dark, whichever is more readable on it. */
export const readableOn = (colour: string): string => (luminance(colour) > 0.18 ? "#1f2421" : "#ffffff");

const logoHeight = 40;

/** Wide enough for screens with two pixels per point, up to the largest width available. The site makes no PNG of an SVG. */
function logoOf({ logo }: SiteConfig, siteUrl: string): MailBrand["logo"] {
  if (!siteUrl || !logo || logo.mime === "image/svg+xml" || !logo.width || !logo.height) return null;
  const width = Math.round((logo.width / logo.height) * logoHeight);
  return { url: pngAddress(siteUrl, logo.url, width <= 200 ? 400 : 600), width, height: logoHeight };
}

function linesOf({ agencyName, identity, offices, phone, email }: SiteConfig): string[] {
  const [office] = offices;
  const address = office
    ? [`${office.street} ${office.houseNumber}`.trim(), `${office.zip} ${office.city}`.trim()]
        .filter(Boolean)
        .join(", ")
    : "";
  return [
    [identity.companyName || agencyName, identity.companyNumber || identity.vatNumber].filter(Boolean).join(" · "),
    address,
    [formatPhone(phone || office?.phone || ""), email || office?.email].filter(Boolean).join(" · "),
    identity.agents.map(({ name, title, number }) => [name, title, number].filter(Boolean).join(", ")).join(" · "),
  ].filter(Boolean);
}

export function brandOf(config: SiteConfig, siteUrl: string): MailBrand {
  const accent = hex.test(config.colors.accent) ? config.colors.accent : defaultAccent;
  return {
    name: config.agencyName,
    siteUrl,
    logo: logoOf(config, siteUrl),
    accent,
    onAccent: readableOn(accent),
    lines: linesOf(config),
  };
}

import { jpegAddress, type MailContent } from "@gevel/config";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { font, light } from "./mail-styles.js";

type CardListing = NonNullable<MailContent["home"]>;

const line = { fontFamily: font, fontSize: 15, lineHeight: "22px", color: light.stone, margin: "0 0 2px" };

/** The home a mail is about. */
export function ListingCard({ home, siteUrl }: { home: CardListing; siteUrl: string }) {
  const { title, place, priceLabel, referenceLabel, url, picture, seeLabel } = home;
  const facts = [place, priceLabel, referenceLabel].filter(Boolean).join(" · ");
  return (
    <Section className="sand" style={{ backgroundColor: light.sand, borderRadius: 8, margin: "0 0 20px", padding: 16 }}>
      {picture ? (
        <Img
          src={jpegAddress(siteUrl, picture, 600)}
          alt=""
          width={504}
          style={{ width: "100%", maxWidth: 504, height: "auto", borderRadius: 8 }}
        />
      ) : null}
      <Text className="ink" style={{ ...line, fontSize: 17, fontWeight: 600, color: light.ink, margin: "10px 0 2px" }}>
        {title}
      </Text>
      {facts ? (
        <Text className="stone" style={line}>
          {facts}
        </Text>
      ) : null}
      {url ? (
        <Text style={line}>
          <Link className="ink" href={url} style={{ color: light.ink, textDecoration: "underline" }}>
            {seeLabel}
          </Link>
        </Text>
      ) : null}
    </Section>
  );
}

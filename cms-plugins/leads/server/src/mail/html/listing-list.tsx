import { jpegAddress, type MailContent } from "@gevel/config";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { display, font, light } from "./mail-styles.js";

type CardListings = NonNullable<MailContent["homes"]>;

const cell = { padding: "14px 0", borderBottom: `1px solid ${light.line}`, verticalAlign: "top" as const };
const line = { fontFamily: font, fontSize: 15, lineHeight: "22px", color: light.stone };

/** Listings below each other, each small: fifty stay under the size at which mail programs clip a mail. */
export function ListingList({ homes, siteUrl }: { homes: CardListings; siteUrl: string }) {
  if (homes.length === 0) return null;
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "0 0 20px", borderCollapse: "collapse" }}
    >
      <tbody>
        {homes.map(({ title, place, priceLabel, url, picture, tag }) => (
          <tr key={url || title}>
            {picture ? (
              <td className="line" width={136} style={{ ...cell, width: 136 }}>
                <Img
                  src={jpegAddress(siteUrl, picture, 400)}
                  alt=""
                  width={120}
                  style={{ width: 120, height: "auto", borderRadius: 6 }}
                />
              </td>
            ) : null}
            <td className="stone line" colSpan={picture ? 1 : 2} style={{ ...cell, ...line }}>
              {tag} · {place}
              <br />
              <Link
                className="ink"
                href={url}
                style={{ fontFamily: display, fontSize: 20, lineHeight: "26px", color: light.ink }}
              >
                {title}
              </Link>
              <br />
              <span className="ink" style={{ fontWeight: 600, color: light.ink }}>
                {priceLabel}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

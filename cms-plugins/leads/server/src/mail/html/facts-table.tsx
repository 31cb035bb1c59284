import type { MailFact } from "@gevel/config";
import { Link } from "@react-email/link";
import { font, light } from "./mail-styles.js";

const cell = {
  fontFamily: font,
  fontSize: 15,
  lineHeight: "22px",
  padding: "8px 0",
  borderBottom: `1px solid ${light.line}`,
  verticalAlign: "top" as const,
  wordBreak: "break-word" as const,
};

/** The answers as a real table, with each label as its row's heading. */
export function FactsTable({ facts }: { facts: readonly MailFact[] }) {
  if (facts.length === 0) return null;
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "0 0 20px", borderCollapse: "collapse" }}
    >
      <tbody>
        {facts.map(({ label, value, href, linkLabel }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              className="stone line"
              style={{ ...cell, width: "42%", paddingRight: 12, fontWeight: 400, color: light.stone }}
            >
              {label}
            </th>
            <td className="ink line" style={{ ...cell, color: light.ink }}>
              {href ? (
                <Link className="ink" href={href} style={{ color: light.ink, textDecoration: "underline" }}>
                  {linkLabel ?? value}
                </Link>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { MailContent } from "@gevel/config";
import { Text } from "@react-email/text";
import { font, light } from "./mail-styles.js";

const height = 72;

/** Bars made of table cells, which every mail program renders; the values as text above them, for those who do not see them. */
export function BarChart({ chart, accent }: { chart: NonNullable<MailContent["chart"]>; accent: string }) {
  const most = Math.max(1, ...chart.values);
  return (
    <>
      <Text className="ink" style={{ fontFamily: font, fontSize: 15, lineHeight: "22px", color: light.ink, margin: 0 }}>
        {chart.text}
      </Text>
      <table
        role="presentation"
        aria-hidden="true"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ margin: "12px 0 24px", borderBottom: `1px solid ${light.line}`, tableLayout: "fixed" }}
      >
        <tbody>
          <tr>
            {chart.values.map((value, index) => (
              <td key={index} height={height} valign="bottom" style={{ padding: "0 1px", verticalAlign: "bottom" }}>
                {value > 0 ? (
                  <div
                    style={{
                      backgroundColor: accent,
                      height: Math.max(2, Math.round((value / most) * height)),
                      ...{ fontSize: 1, lineHeight: "1px" },
                    }}
                  >
                    &nbsp;
                  </div>
                ) : null}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

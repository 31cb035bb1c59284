import { light } from "./mail-styles.js";

const bays = [1, 2, 3, 4];
const thin = `1px solid ${light.line}`;

/** The rule in bays of the site's sections, as a table: mail programs draw no gradients. */
export function BayRule() {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          {bays.map((bay) => (
            <td
              key={bay}
              className={bay === 1 ? "first line" : "line"}
              width="25%"
              height={8}
              style={{
                ...{ height: 8, fontSize: 0, lineHeight: 0, borderLeft: thin },
                borderBottom: bay === 1 ? `3px solid ${light.ink}` : thin,
              }}
            >
              &nbsp;
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

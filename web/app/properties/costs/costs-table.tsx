import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { LawSources } from "~/ui/law-sources";
import type { BuyingTable } from "./buying-table";
import styles from "./costs-table.module.css";
import type { MessageName } from "~/i18n/message-id";

type Purchase = BuyingTable["purchases"][number];

/** The costs on top of a price, item by item, with their legal sources. */
export function CostsTable({ table }: { table: BuyingTable }) {
  const intl = useIntl();
  const text = (id: MessageName<"properties.buying.">, values?: Record<string, string>) =>
    intl.formatMessage({ id: `properties.buying.${id}` }, values);
  const { region, purchases } = table;
  const rateOf = ({ free, rate }: Purchase) => (free ? text("free", { rate, free }) : text("rate", { rate }));
  const rows: { name: string; isSum?: boolean; amount: (purchase: Purchase) => string; rate?: typeof rateOf }[] = [
    { name: text(`tax.${region}`), amount: ({ tax }) => tax, rate: rateOf },
    {
      name: text("notary"),
      amount: ({ buyer, notary }) => (buyer === "own-home" ? text("atMost", { amount: notary }) : notary),
    },
    { name: text("file"), amount: ({ file }) => file ?? text("fileOpen") },
    { name: text("total"), amount: ({ total }) => total, isSum: true },
    { name: text("sum"), amount: ({ sum }) => sum, isSum: true },
  ];
  return (
    <>
      <div className={styles.fit}>
        <table className={styles.costs}>
          <caption>
            <VisuallyHidden>{text("caption")}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text("cost")}</th>
              {purchases.map(({ buyer }) => (
                <th key={buyer} scope="col">
                  {text(`buyer.${buyer}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, amount, rate, isSum }) => (
              <tr key={name} data-sum={isSum || undefined}>
                <th scope="row">{name}</th>
                {purchases.map((purchase) => (
                  <td key={purchase.buyer}>
                    {amount(purchase)}
                    {rate ? <span className={styles.rate}>{rate(purchase)}</span> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.notes}>
        {purchases.some(({ buyer }) => buyer === "own-home") ? <p>{text(`own.${region}`)}</p> : null}
        <p>{text("note")}</p>
        <LawSources title={text("sources")}>
          {table.sources.map(({ source, since }) => (
            <li key={source}>
              <span lang={table.sourceLanguage}>{source}</span>, {text("since", { since })}
            </li>
          ))}
          <li>{text("notarySource")}</li>
          <li>{text("checked", { day: table.checkedOn })}</li>
        </LawSources>
      </div>
    </>
  );
}

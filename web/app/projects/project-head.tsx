import { useIntl } from "react-intl";
import { SiteLink } from "~/i18n/site-link";
import styles from "~/properties/detail/property-head.module.css";
import type { ProjectContent } from "./project-page-data";
import { UnitsLeft } from "./units-left";
import type { MessageName } from "~/i18n/message-id";

/** Name, place and what it starts from; the notice where every unit is sold. */
export function ProjectHead({ data }: { data: ProjectContent }) {
  const intl = useIntl();
  const text = (id: MessageName<"projects.">, values = {}) => intl.formatMessage({ id: `projects.${id}` }, values);
  return (
    <header className={styles.head}>
      {data.soldOut ? (
        <p className={styles.notice}>
          {text("soldOutNotice")} <SiteLink to={{ path: data.listPath }}>{text("list.label")}</SiteLink>
        </p>
      ) : null}
      <div className={styles.name}>
        <p className={styles.place}>
          {data.soldOut ? <span className={styles.marquee}>{text("soldOut")}</span> : null}
          {data.city}
        </p>
        <h1 lang={data.titleLang}>{data.title}</h1>
        <p className={styles.address}>
          {data.address ??
            `${data.zip} ${data.city} · ${intl.formatMessage({ id: "properties.detail.addressOnRequest" })}`}
        </p>
      </div>
      {data.soldOut ? null : (
        <div className={styles.price}>
          <p className={styles.amount}>
            {data.priceFrom ? text("priceFrom", { amount: data.priceFrom }) : text("priceOnRequest")}
          </p>
          {data.total > 0 ? (
            <p className={styles.charges}>
              <UnitsLeft left={data.left} total={data.total} />
            </p>
          ) : null}
        </div>
      )}
    </header>
  );
}

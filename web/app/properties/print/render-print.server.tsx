import { excerpt, type SiteTree, formatPhone, type SiteConfig } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { MessageId } from "~/i18n/message-id";
import { canonicalPath, createPaths } from "~/i18n/paths";
import { plainText } from "~/ui/plain-text";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import type { PropertyContent, FactRow, LegalBlock } from "../detail/property-content";
import { listingTitle } from "../detail/render-property.server";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AgencyIdentity } from "~/shell/footer/agency-identity";
import { Picture } from "~/ui/picture";
import { QrCode } from "~/ui/qr-code";
import { EnergyScale } from "../detail/energy-scale";
import { FactText } from "../detail/fact-text";
import { PriceLine } from "../card/price-line";
import { useMarquee } from "../card/use-marquee";
import styles from "./print-sheet.module.css";

interface PrintSheetProps {
  data: PropertyContent;
  title: string;
  /** As much of the description as fits on a sheet. */
  description: string;
  /** The absolute address of the listing's page; and the short one, which leads to it. */
  address: string;
  shortAddress: string;
  config: Pick<SiteConfig, "agencyName" | "phone" | "email" | "identity">;
}

/** Number of pictures beside the large one. */
const small = 3;

/** a listing on two sheets of paper: what attracts first, then the details. */
function PrintSheet({ data, title, description, address, shortAddress, config }: PrintSheetProps) {
  const intl = useIntl();
  const text = (id: MessageId, values = {}) => intl.formatMessage({ id }, values);
  const [first, ...others] = data.pictures;
  // PROP-10: paper shows the state as well.
  const marquee = useMarquee({ marquee: data.marquee, state: data.state === "available" ? undefined : data.state });
  return (
    <>
      <section className={styles.sheet}>
        <header className={styles.top}>
          <p className={styles.agency}>{config.agencyName}</p>
          <p>{text("properties.detail.reference", { id: data.reference })}</p>
        </header>
        {first ? (
          <div className={styles.pictures} data-small={Math.min(others.length, small)}>
            <Picture media={first} alt="" ratio="16x9" sizes="760px" eager />
            {others.slice(0, small).map((picture) => (
              <Picture key={picture.url} media={picture} alt="" ratio="4x3" sizes="250px" eager />
            ))}
          </div>
        ) : null}
        <div className={styles.head}>
          <div>
            <p className={styles.place}>{[marquee, data.typeName, data.city].filter(Boolean).join(" · ")}</p>
            <h1 lang={data.titleLang}>{title}</h1>
            <p className={styles.address}>{data.address ?? `${data.zip} ${data.city}`}</p>
          </div>
          <div className={styles.price}>
            <p>
              <PriceLine price={data.price} goal={data.goal} />
            </p>
            {data.charges ? (
              <p className={styles.charges}>{text("properties.detail.chargesLine", { amount: data.charges })}</p>
            ) : null}
          </div>
        </div>
        <dl className={styles.key}>
          {data.keyFacts.map((row) => (
            <div key={row.key}>
              <dt>{text(row.label, { count: row.count })}</dt>
              <dd>
                <FactText value={row.value} />
              </dd>
            </div>
          ))}
        </dl>
        {description ? (
          <p className={styles.description} lang={data.descriptionLang}>
            {description}
          </p>
        ) : null}
        <Contact data={data} address={address} shortAddress={shortAddress} />
      </section>
      <section className={styles.sheet} data-dense={rowCount(data) > roomy || undefined}>
        {data.energy ? (
          <div className={styles.energy}>
            <h2>{text("properties.detail.energy")}</h2>
            <EnergyScale energy={data.energy} value={data.energyValue} />
            {data.renovation ? <p>{text("properties.detail.renovation", { ...data.renovation })}</p> : null}
          </div>
        ) : null}
        {data.groups.map(({ group, rows }) => (
          <Facts key={group} title={text(`listing.group.${group}`)} rows={rows} />
        ))}
        <Facts title={text("listing.group.energy")} rows={data.energyRows} />
        <Facts title={text("listing.group.costs")} rows={data.costs} />
        {data.legal ? (
          <Facts title={text(`properties.detail.legalIntro.${data.legal.region}`)} rows={data.legal.rows}>
            {data.legal.isFloodProne ? (
              <p className={styles.flood}>⚠ {text("properties.detail.floodWarning")}</p>
            ) : null}
          </Facts>
        ) : null}
        <footer className={styles.foot}>
          <AgencyIdentity identity={config.identity} />
        </footer>
      </section>
    </>
  );
}

/** More lines than this are set in three columns. */
const roomy = 48;

const rowCount = ({ groups, energyRows, costs, legal }: PropertyContent) =>
  groups.reduce((sum, { rows }) => sum + rows.length + 1, 0) +
  energyRows.length +
  costs.length +
  (legal?.rows.length ?? 0);

interface FactsProps {
  title: string;
  rows: readonly FactRow[] | LegalBlock["rows"];
  children?: ReactNode;
}

function Facts({ title, rows, children = null }: FactsProps) {
  const intl = useIntl();
  if (rows.length === 0) return null;
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      {children}
      <dl className={styles.facts}>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{intl.formatMessage({ id: label })}</dt>
            <dd>{value ? <FactText value={value} /> : intl.formatMessage({ id: "properties.detail.legalMissing" })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Contact({ data, address, shortAddress }: Pick<PrintSheetProps, "data" | "address" | "shortAddress">) {
  const intl = useIntl();
  const { name, phone, email, pictureUrl } = data.contact;
  return (
    <div className={styles.contact}>
      {pictureUrl ? (
        <Picture
          media={{ url: pictureUrl, width: null, height: null }}
          alt=""
          ratio="1x1"
          sizes="80px"
          className={styles.face}
          eager
        />
      ) : null}
      <div>
        <p className={styles.role}>{intl.formatMessage({ id: "properties.detail.agent" })}</p>
        <p className={styles.name}>{name}</p>
        <p>{[phone && formatPhone(phone), email].filter(Boolean).join(" · ")}</p>
      </div>
      <p className={styles.where}>{address.replace(/^https?:\/\//, "")}</p>
      <QrCode text={shortAddress} label={intl.formatMessage({ id: "print.qr" })} />
    </div>
  );
}

/** Number of characters that leaves room for the rest of the first sheet. */
const descriptionLimit = 800;

/** the sheets of a listing. Nothing of them changes in the browser. */
export function renderPrint(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest" | "siteUrl">,
  { config, language }: SiteTree,
  data: PropertyContent,
): StaticMarkup {
  const sheet = (
    <PrintSheet
      data={data}
      title={listingTitle(data, language)}
      description={excerpt(plainText(data.descriptionHtml), descriptionLimit)}
      address={new URL(data.path, context.siteUrl).href}
      shortAddress={new URL(canonicalPath(language, `property/${data.id}`), context.siteUrl).href}
      config={config}
    />
  );
  return staticMarkup(context, `print-${data.id}`, renderStatic(sheet, createPaths({ language, rows: [] }), "print"));
}

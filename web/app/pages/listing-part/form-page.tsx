import { useIntl } from "react-intl";
import { FormPerson } from "~/forms/form-person";
import { SiteForm } from "~/forms/site-form";
import { SiteLink } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { Container } from "~/ui/section";
import { PriceLine } from "~/properties/card/price-line";
import type { FormListing, FormPageData } from "./form-page.server";
import styles from "./form-page.module.css";
import { dotted } from "~/properties/dotted";
import { untitled } from "~/properties/untitled";
import type { MessageName } from "~/i18n/message-id";

/** A listing's form, with the listing beside it. */
export function FormPage({ data }: { data: FormPageData }) {
  const intl = useIntl();
  const { language } = usePaths();
  const { form, choices, privacyVersion, hasForm, listing, contact, slots, offeredSlots } = data;
  const text = (name: MessageName<"ask.">) => intl.formatMessage({ id: `ask.${name}` });
  const title = text(`title.${form}`);
  return (
    <Container className={styles.page}>
      <ListingHeader listing={listing} />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{hasForm ? text(`intro.${form}`) : text("noDocuments")}</p>
        </header>
        {contact ? <FormPerson contact={contact} /> : null}
        {hasForm ? (
          <SiteForm
            contact={{
              id: form,
              lang: language,
              form,
              title: "",
              introHtml: "",
              submitLabel: text(`send.${form}`),
              picture: null,
            }}
            choices={choices}
            privacyVersion={privacyVersion}
            label={title}
            level={2}
            variant="beside"
            listing={listing.id}
            slots={slots}
            offeredSlots={offeredSlots}
          />
        ) : (
          <p>
            <ButtonLink href={listing.infoPath}>{text("title.ask-info")}</ButtonLink>
          </p>
        )}
      </div>
    </Container>
  );
}

function ListingHeader({ listing }: { listing: FormListing }) {
  const intl = useIntl();
  const { path, title, lang, typeName, city, reference, goal, price, picture } = listing;
  return (
    <aside className={styles.requested} aria-label={intl.formatMessage({ id: "ask.about" })}>
      {picture ? (
        <div className={styles.picture}>
          <Picture
            media={{ url: picture, width: null, height: null }}
            alt=""
            ratio="4x3"
            sizes="(width >= 1280px) 352px, (width >= 767px) 34vw, 112px"
          />
        </div>
      ) : null}
      <div className={styles.text}>
        <p className={styles.place}>{dotted(typeName, city)}</p>
        <p className={styles.title} lang={lang}>
          <SiteLink to={{ path }}>
            {title || untitled((id, values) => intl.formatMessage({ id }, values), { typeName, city })}
          </SiteLink>
        </p>
        <p className={styles.price}>
          <PriceLine price={price} goal={goal} />
        </p>
        <p className={styles.reference}>{intl.formatMessage({ id: "ask.reference" }, { reference })}</p>
        <p className={styles.back}>
          <SiteLink to={{ path }}>{intl.formatMessage({ id: "ask.back" })}</SiteLink>
        </p>
      </div>
    </aside>
  );
}

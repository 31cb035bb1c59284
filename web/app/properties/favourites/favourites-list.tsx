import type { Language } from "@gevel/config";
import { useIntl } from "react-intl";
import { ButtonLink } from "~/ui/button";
import { Choice } from "~/ui/controls";
import { EmptyState } from "~/ui/empty-state";
import type { ListingCard as Card } from "~/replica/listing-card.server";
import { toCardData } from "../card/card-data";
import { ListingCard } from "../card/listing-card";
import gridStyles from "../card/listing-grid.module.css";
import { ShareMenu } from "../detail/share-menu";
import { comparedAtMost, compareFormId } from "./compared";
import type { UnavailableListing } from "./shown-listings.server";
import styles from "./favourites-page.module.css";
import { SiteLink } from "~/i18n/site-link";
import { TextButton } from "~/ui/text-button";
import type { MessageName } from "~/i18n/message-id";

/** The listings no longer offered, one by one, so that visitors know why one is missing. */
export function UnavailableListings({ unavailable }: { unavailable: readonly UnavailableListing[] }) {
  const intl = useIntl();
  const text = (name: MessageName<"favourites.page.">, values = {}) =>
    intl.formatMessage({ id: `favourites.page.${name}` }, values);
  if (unavailable.length === 0) return null;
  return (
    <section className={styles.unavailable} aria-label={text("gone", { count: unavailable.length })}>
      <p>
        <strong>{text("gone", { count: unavailable.length })}</strong>
      </p>
      <ul>
        {unavailable.map(({ id, title, path, state }) => (
          <li key={id}>
            {path === null || state === "unknown" ? (
              text("unknown", { id })
            ) : (
              <>
                <SiteLink to={{ path }}>{title}</SiteLink>: {intl.formatMessage({ id: `properties.state.${state}` })}
              </>
            )}{" "}
            <TextButton hidden data-let-go={id}>
              {text("letGo")}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface FavouritesListProps {
  title: string;
  language: Language;
  cards: readonly Card[];
  unavailable: readonly UnavailableListing[];
  /** The problems with the address, as text. */
  problems: readonly string[];
  /** Absolute address of this page with its listings. */
  address: string;
  /** Paths of the lists of homes for sale and to let. */
  lists: readonly [sale: string, rent: string];
  /** Suggestions if there are no favourites. */
  newest: readonly Card[];
}

/** A8: the listings named in the address. */
export function FavouritesList(props: FavouritesListProps) {
  const { title, language, cards, unavailable, problems, address, lists, newest } = props;
  const intl = useIntl();
  const text = (name: MessageName<"favourites.page.">, values = {}) =>
    intl.formatMessage({ id: `favourites.page.${name}` }, values);
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {cards.length > 0 ? (
          <>
            <p className={styles.count}>{text("count", { count: cards.length })}</p>
            <ShareMenu title={title} address={address} className={styles.share} />
          </>
        ) : null}
      </header>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      <UnavailableListings unavailable={unavailable} />
      {cards.length === 0 ? (
        <EmptyState
          title={text("emptyTitle")}
          ways={
            <>
              <ButtonLink href={lists[0]}>{text("toSale")}</ButtonLink>
              <ButtonLink href={lists[1]} variant="secondary">
                {text("toRent")}
              </ButtonLink>
            </>
          }
        >
          <p>{text("emptyText")}</p>
          <noscript>
            <p>{text("needsScript")}</p>
          </noscript>
        </EmptyState>
      ) : (
        <ul className={`${gridStyles.grid} ${styles.listings}`} aria-label={title}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ListingCard card={toCardData(card, language)} heading="h2" eager={index === 0} />
              {cards.length > 1 ? (
                <div className={styles.choice}>
                  <Choice
                    type="checkbox"
                    variant="line"
                    form={compareFormId}
                    name="compare"
                    value={card.id}
                    defaultChecked={cards.length <= comparedAtMost}
                    label={text("compareThis")}
                    aria-label={text("compareThat", { title: card.title || card.typeName })}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 ? (
        <p className={styles.where}>{text("where")}</p>
      ) : newest.length > 0 ? (
        <section>
          <h2 className={styles.newest}>{text("newest")}</h2>
          <ul className={gridStyles.grid} aria-label={text("newest")}>
            {newest.map((card) => (
              <li key={card.id}>
                <ListingCard card={toCardData(card, language)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

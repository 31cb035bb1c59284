import type { Article } from "@gevel/config";
import type { ComponentType, ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { IslandSuspense } from "~/islands/island-suspense";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { Stars } from "~/modules/items/stars";
import { Face, initialsOf } from "~/ui/face";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { Container } from "~/ui/section";
import { ContactLines } from "~/ui/contact-lines";
import styles from "./article-page.module.css";

interface ArticlePageProps {
  article: Article;
  /** Other reviews after a review; the listings of a member of the team, and the reviews about them. */
  others?: StaticMarkup | null;
  /** The links after the article. */
  end: StaticMarkup;
  breadcrumb?: ReactNode;
  /** The form of a member of the team, after what they sell: its script is not among the first. */
  contactForm?: ReactNode;
}

interface BodyProps {
  article: Article;
}

function Story({ article }: BodyProps) {
  return (
    <article className={styles.story} lang={article.lang}>
      <header className={styles.head}>
        <h1>{article.title}</h1>
        {article.intro ? <p className={styles.lead}>{article.intro}</p> : null}
      </header>
      {article.picture ? (
        <Picture media={article.picture} sizes="(width >= 1280px) 1240px, 92vw" ratio="21x9" rounded eager />
      ) : null}
      <RichText html={article.html} lang={article.lang} className={styles.text} />
    </article>
  );
}

function Person({ article }: BodyProps) {
  return (
    <article className={styles.person} lang={article.lang}>
      {article.picture ? (
        <Picture media={article.picture} sizes="(width >= 767px) 40vw, 92vw" ratio="4x5" rounded eager />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(article.title)}
        </span>
      )}
      <div className={styles.about}>
        <header className={styles.head}>
          <h1>{article.title}</h1>
          {article.jobTitle ? <p className={styles.job}>{article.jobTitle}</p> : null}
        </header>
        {article.intro ? <p className={styles.lead}>{article.intro}</p> : null}
        <RichText html={article.html} lang={article.lang} />
        {article.spokenLanguages ? (
          <p className={styles.spoken}>
            <span className={styles.fact}>
              <FormattedMessage id="modules.spokenLanguages" />
            </span>
            {article.spokenLanguages}
          </p>
        ) : null}
        <ContactLines phone={article.phone} email={article.email} large />
      </div>
    </article>
  );
}

/** The customer's sentence first and large; then who, and the whole story beside it. */
function Review({ article }: BodyProps) {
  const { customer, lang } = article;
  return (
    <article className={styles.review} lang={lang}>
      <header className={styles.said}>
        {customer?.rating ? <Stars rating={customer.rating} /> : null}
        {article.intro ? (
          <>
            <h1 className={styles.about}>{article.title}</h1>
            <blockquote className={styles.quote}>
              <p>{article.intro}</p>
            </blockquote>
          </>
        ) : (
          <h1 className={styles.quote}>{article.title}</h1>
        )}
      </header>
      <div className={styles.by}>
        {customer ? (
          <div className={styles.customer}>
            <Face name={customer.name} pictureUrl="" />
            <p>
              <span className={styles.name}>{customer.name}</span>
              {customer.place ? <span className={styles.fact}>{customer.place}</span> : null}
            </p>
          </div>
        ) : null}
        {article.date ? (
          <time className={styles.fact} dateTime={article.date}>
            <FormattedDate value={article.date} month="long" year="numeric" timeZone="Europe/Brussels" />
          </time>
        ) : null}
        {customer?.verified ? (
          <p className={styles.fact}>
            <FormattedMessage id="modules.verifiedCustomer" />
          </p>
        ) : null}
      </div>
      <RichText html={article.html} lang={lang} className={styles.text} />
      {article.picture ? (
        <Picture media={article.picture} sizes="(width >= 767px) 60vw, 92vw" ratio="3x2" rounded />
      ) : null}
    </article>
  );
}

const bodies: Record<Article["kind"], ComponentType<BodyProps>> = { article: Story, team: Person, review: Review };

/** An article, a team member or a review on a page of its own. */
export function ArticlePage({ article, others = null, end, breadcrumb, contactForm = null }: ArticlePageProps) {
  const Body = bodies[article.kind];
  return (
    <>
      <Container className={styles.page}>
        {breadcrumb}
        <Body article={article} />
      </Container>
      {others ? <StaticHtml as="div" markup={others} /> : null}
      {contactForm ? (
        <div className={styles.form} data-islands="form">
          <Container>
            <IslandSuspense id="write">{contactForm}</IslandSuspense>
          </Container>
        </div>
      ) : null}
      <StaticHtml as="div" markup={end} />
    </>
  );
}

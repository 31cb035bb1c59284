import type { Article } from "@gevel/config";
import type { ComponentType, ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { StaticHtml, type StaticMarkup } from "~/islands/static-markup";
import { Stars } from "~/modules/items/stars";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { Container } from "~/ui/section";
import { ContactLines } from "~/ui/contact-lines";
import styles from "./article-page.module.css";

interface ArticlePageProps {
  article: Article;
  /** The links after the article. */
  end: StaticMarkup;
  breadcrumb?: ReactNode;
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
    <article className={styles.person} data-plain={article.picture ? undefined : true} lang={article.lang}>
      {article.picture ? (
        <Picture media={article.picture} sizes="(width >= 767px) 40vw, 92vw" ratio="4x5" rounded eager />
      ) : null}
      <div className={styles.about}>
        <header className={styles.head}>
          <h1>{article.title}</h1>
          {article.jobTitle ? <p className={styles.job}>{article.jobTitle}</p> : null}
        </header>
        {article.intro ? <p className={styles.lead}>{article.intro}</p> : null}
        <RichText html={article.html} lang={article.lang} />
        <ContactLines phone={article.phone} email={article.email} large />
      </div>
    </article>
  );
}

function Review({ article }: BodyProps) {
  const { customer } = article;
  return (
    <article className={styles.review} lang={article.lang}>
      <header className={styles.by}>
        {customer?.rating ? <Stars rating={customer.rating} /> : null}
        <h1>{article.title}</h1>
        {customer ? (
          <p className={styles.customer}>
            <span className={styles.name}>{customer.name}</span>
            {customer.place ? <span>{customer.place}</span> : null}
          </p>
        ) : null}
        {article.date ? (
          <time dateTime={article.date}>
            <FormattedDate value={article.date} month="long" year="numeric" timeZone="Europe/Brussels" />
          </time>
        ) : null}
        {customer?.verified ? (
          <p className={styles.verified}>
            <FormattedMessage id="modules.verifiedCustomer" />
          </p>
        ) : null}
      </header>
      <div className={styles.text}>
        {article.intro ? (
          <blockquote className={styles.quote}>
            <p>{article.intro}</p>
          </blockquote>
        ) : null}
        <RichText html={article.html} lang={article.lang} />
      </div>
      {article.picture ? (
        <Picture media={article.picture} sizes="(width >= 767px) 30vw, 92vw" ratio="4x5" rounded />
      ) : null}
    </article>
  );
}

const bodies: Record<Article["kind"], ComponentType<BodyProps>> = { article: Story, team: Person, review: Review };

/** An article, a team member or a review on a page of its own. */
export function ArticlePage({ article, end, breadcrumb }: ArticlePageProps) {
  const Body = bodies[article.kind];
  return (
    <>
      <Container className={styles.page}>
        {breadcrumb}
        <Body article={article} />
      </Container>
      <StaticHtml as="div" markup={end} />
    </>
  );
}

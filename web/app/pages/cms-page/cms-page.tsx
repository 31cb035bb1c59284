import type { ReactNode } from "react";
import { StaticHtml } from "~/islands/static-markup";
import { IslandSuspense } from "~/islands/island-suspense";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { Container } from "~/ui/section";
import { BannerIsland } from "~/modules/banner/banner-island";
import { bandsOf, ModuleBands, startsWithForm } from "~/modules/module-bands";
import { OfficesMapIsland } from "~/properties/map/offices-map-island";
import { ThanksLayout } from "../thanks/thanks-layout";
import { mainHeading } from "./main-heading";
import type { CmsPageData, CmsPageText } from "./cms-page-data.server";
import styles from "./cms-page.module.css";

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(" ");

interface CmsPageProps {
  page: CmsPageText;
  data: CmsPageData;
  /** Passed by the site if the page shows it. */
  breadcrumb?: ReactNode;
}

/** A page of staff: banner, its own text, its modules. */
export function CmsPage({ page, data, breadcrumb }: CmsPageProps) {
  const main = mainHeading(data);
  const ownTitle = main.of === "page";
  const formFirst = startsWithForm(data.modules) && !data.offices;
  const text = page.contentHtml.trim() === "" ? null : { lang: page.lang, html: page.contentHtml };
  const hasText = text !== null && !formFirst;
  const isOverList = data.modules.some(({ blocks }) => blocks.some(({ kind }) => kind === "search"));
  const hasOfficesMap = data.offices !== null && data.offices.places.length > 0;
  const isWayAlone = !ownTitle && !hasText && !isOverList;
  // Decided here, not by CSS: the document arrives in pieces, and the head may be painted before its neighbour arrives.
  const isOverPaper = !data.offices && bandsOf(data.modules)[0]?.background === "paper";
  const hasHead = ownTitle || hasText || (page.showBreadCrumb && Boolean(breadcrumb));
  return (
    <>
      {data.banner ? (
        <BannerIsland
          banner={data.banner}
          level={main.of === "banner" ? 1 : null}
          low={formFirst && !data.banner.valuation}
        />
      ) : null}
      {data.thanks ? (
        <ThanksLayout thanks={data.thanks}>
          {page.showBreadCrumb ? breadcrumb : null}
          {ownTitle ? <PageTitle page={page} /> : null}
          {text === null ? null : <RichText {...text} className={styles.thanks} />}
        </ThanksLayout>
      ) : hasHead ? (
        <Container
          className={classes(
            styles.head,
            isOverList && styles.overList,
            isWayAlone && styles.wayAlone,
            isOverPaper && styles.overPaper,
          )}
        >
          {page.showBreadCrumb ? breadcrumb : null}
          {ownTitle ? <PageTitle page={page} /> : null}
          {ownTitle && page.image && !data.banner ? (
            <Picture media={page.image} sizes="(width >= 1280px) 1240px, 92vw" ratio="21x9" rounded eager />
          ) : null}
          {hasText ? <RichText {...text} className={styles.text} /> : null}
        </Container>
      ) : null}
      {data.offices ? (
        <Container className={classes(styles.offices, hasOfficesMap && styles.withMap)}>
          <StaticHtml as="div" markup={data.offices.rendered} />
          {hasOfficesMap ? (
            <IslandSuspense id="officesMap">
              <OfficesMapIsland places={data.offices.places} />
            </IslandSuspense>
          ) : null}
        </Container>
      ) : null}
      <ModuleBands
        modules={data.modules}
        mainId={main.of === "module" ? main.id : null}
        promise={formFirst ? text : null}
      />
      {data.end ? <StaticHtml as="div" markup={data.end.rendered} /> : null}
    </>
  );
}

function PageTitle({ page: { lang, title, description } }: { page: CmsPageText }) {
  return (
    <header className={styles.title} lang={lang}>
      <h1>{title}</h1>
      {description ? <p className={styles.lead}>{description}</p> : null}
    </header>
  );
}

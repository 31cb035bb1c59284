import { Suspense, type ReactNode } from "react";
import { Drawn } from "~/islands/drawn";
import { SentIsland } from "~/forms/form-island";
import { IslandPlace } from "~/islands/island-place";
import { Picture } from "~/ui/picture";
import { RichText } from "~/i18n/rich-text";
import { Container } from "~/ui/section";
import { BannerIsland } from "~/modules/banner/banner-island";
import { bandsOf } from "~/modules/bands";
import { ModuleBands, takesWords } from "~/modules/module-bands";
import { OfficesMapIsland } from "~/properties/map/offices-map-island";
import { mainHeading } from "./main-heading";
import type { StaffPageData, StaffPageWords } from "./staff-page-data.server";
import styles from "./staff-page.module.css";

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(" ");

interface StaffPageProps {
  page: StaffPageWords;
  data: StaffPageData;
  /** Drawn by the site where the page shows it. */
  breadcrumb?: ReactNode;
}

/** A page of staff: banner, its own words, its modules. */
export function StaffPage({ page, data, breadcrumb }: StaffPageProps) {
  const main = mainHeading(data);
  const ownTitle = main.of === "page";
  const formFirst = takesWords(data.modules) && !data.offices;
  const words = page.contentHtml.trim() === "" ? null : { lang: page.lang, html: page.contentHtml };
  const hasWords = words !== null && !formFirst;
  const isOverList = data.modules.some(({ blocks }) => blocks.some(({ kind }) => kind === "search"));
  const hasOfficesMap = data.offices !== null && data.offices.places.length > 0;
  const isWayAlone = !ownTitle && !hasWords && !isOverList;
  const isThanks = data.end?.of === "thanks";
  // Said here: the document comes in pieces, and the head may stand before its neighbour has come.
  const isOverPaper = !data.offices && bandsOf(data.modules)[0]?.background === "paper";
  const hasHead = ownTitle || hasWords || (page.showBreadCrumb && Boolean(breadcrumb));
  return (
    <>
      {data.banner ? (
        <BannerIsland
          banner={data.banner}
          level={main.of === "banner" ? 1 : null}
          low={formFirst && !data.banner.valuation}
        />
      ) : null}
      {hasHead ? (
        <Container
          className={classes(
            styles.head,
            isOverList && styles.overList,
            isWayAlone && styles.wayAlone,
            isOverPaper && styles.overPaper,
            isThanks && styles.thanks,
          )}
        >
          {page.showBreadCrumb ? breadcrumb : null}
          {ownTitle ? (
            <header className={styles.title} lang={page.lang}>
              <h1>{page.title}</h1>
              {page.description ? <p className={styles.lead}>{page.description}</p> : null}
            </header>
          ) : null}
          {ownTitle && page.image && !data.banner ? (
            <Picture media={page.image} sizes="(width >= 1280px) 1240px, 92vw" ratio="21x9" rounded eager />
          ) : null}
          {hasWords ? <RichText {...words} className={styles.words} /> : null}
          {isThanks ? (
            <Suspense fallback={null}>
              <SentIsland />
            </Suspense>
          ) : null}
        </Container>
      ) : null}
      {data.offices ? (
        <Container className={classes(styles.offices, hasOfficesMap && styles.withMap)}>
          <Drawn as="div" markup={data.offices.drawn} />
          {hasOfficesMap ? (
            <IslandPlace id="officesMap">
              <OfficesMapIsland places={data.offices.places} />
            </IslandPlace>
          ) : null}
        </Container>
      ) : null}
      <ModuleBands
        modules={data.modules}
        mainId={main.of === "module" ? main.id : null}
        promise={formFirst ? words : null}
      />
      {data.end ? <Drawn as="div" markup={data.end.drawn} /> : null}
    </>
  );
}

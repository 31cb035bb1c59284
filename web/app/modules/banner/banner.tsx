import { useState } from "react";
import { useIntl } from "react-intl";
import { SearchBoxIsland } from "~/properties/search-islands";
import { Container } from "~/ui/section";
import type { BannerContent } from "./banner-content.server";
import { BannerFilm, FilmPlayer } from "./banner-film";
import { BannerSlides } from "./banner-slides";
import { BannerVideo } from "./banner-video";
import { ValuationIsland } from "./valuation-island";
import styles from "./banner.module.css";
import valuationStyles from "./valuation-start.module.css";
import italic from "~/ui/fonts/instrument-serif-italic.woff2?url";

/**
 * A title with one word in italic: its first occurrence, in any letter case. The italic font is requested here: a
 * browser that discovers it by the styles waits for them first, and the page settles later.
 */
function Headline({ title, accent }: { title: string; accent: string }) {
  const start = accent ? title.toLocaleLowerCase().indexOf(accent.toLocaleLowerCase()) : -1;
  if (start < 0) return <>{title}</>;
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={italic} crossOrigin="anonymous" />
      {title.slice(0, start)}
      <em>{title.slice(start, start + accent.length)}</em>
      {title.slice(start + accent.length)}
    </>
  );
}

interface BannerProps {
  banner: BannerContent;
  /** Its headline is the page's title, unless a module's is. */
  level: 1 | null;
  /** Lower, so that the content below it is visible too. */
  low?: boolean;
}

/**
 * CMS-4: the first thing a visitor sees. The headline stands beside the picture and never on it: whatever picture staff
 * choose keeps its colours, and the text its contrast.
 */
export function Banner({ banner, level, low = false }: BannerProps) {
  const Title = level === 1 ? "h1" : "p";
  const { title, text, search, valuation, pictures, video, film } = banner;
  const intl = useIntl();
  const [plays, setPlays] = useState(false);
  const player = plays ? film?.player : null;
  return (
    <div
      className={styles.banner}
      data-search={search ? "tabs" : valuation ? "bar" : undefined}
      data-low={low || undefined}
      data-bare={(pictures.length === 0 && !video && !player) || undefined}
      data-plays={player ? true : undefined}
    >
      {player ? (
        <FilmPlayer src={player} title={film?.provider ?? ""} />
      ) : video ? (
        <BannerVideo video={video} poster={pictures[0]?.picture ?? null} />
      ) : pictures.length > 0 ? (
        <BannerSlides pictures={pictures} />
      ) : null}
      <Container className={styles.front}>
        {title || text || film ? (
          <div className={styles.words} lang={banner.lang}>
            {title ? (
              <Title className={styles.title}>
                <Headline title={title} accent={banner.accent} />
              </Title>
            ) : null}
            {text ? <p className={styles.text}>{text}</p> : null}
            {film ? <BannerFilm film={film} plays={plays} onPlay={setPlays} /> : null}
          </div>
        ) : null}
        {search ? (
          <div className={styles.search}>
            <SearchBoxIsland
              packed={search}
              {...(valuation && {
                other: {
                  label: intl.formatMessage({ id: "properties.goal.valuation" }),
                  path: valuation.path,
                  panel: <ValuationIsland {...valuation} />,
                },
              })}
            />
          </div>
        ) : valuation ? (
          <div className={styles.search}>
            <div className={valuationStyles.box}>
              <ValuationIsland {...valuation} />
            </div>
          </div>
        ) : null}
      </Container>
    </div>
  );
}

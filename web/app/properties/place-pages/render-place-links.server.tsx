import { formatNumber, type Goal, type Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import { createPaths } from "~/i18n/paths";
import { SiteLink } from "~/i18n/site-link";
import { renderStatic } from "~/islands/render-static.server";
import type { Replica } from "~/replica/replica";
import { neighboursOf } from "./neighbours.server";
import { placePages, type PlacePage } from "./place-pages.server";
import { placeInSentence, placeTitle } from "./place-title.server";
import styles from "./place-links.module.css";

interface LinkRow {
  path: string;
  title: string;
  /** Homes, as text. */
  count: string;
}

interface LinkGroup {
  title: string;
  links: readonly LinkRow[];
}

/** Links to place pages in groups; nothing without any. */
function PlaceLinks({ title, groups }: { title: string; groups: readonly LinkGroup[] }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.places} aria-label={title} data-groups={shown.length}>
      {shown.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          <ul>
            {group.links.map(({ path, title: name, count }) => (
              <li key={path}>
                <SiteLink to={{ path }}>{name}</SiteLink> <span>{count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function render(groups: readonly LinkGroup[], language: Language): string {
  const title = textOf(language, "place.browse");
  return renderStatic(<PlaceLinks title={title} groups={groups} />, createPaths({ language, rows: [] }), "places");
}

const rowsOf = (replica: Replica, language: Language) => (pages: readonly PlacePage[]) =>
  pages.map((page): LinkRow => ({
    path: placePages(replica).path(page, language),
    title: placeTitle(page, language, replica),
    count: formatNumber(page.count, language),
  }));

/** SEO-4: under a place page the pages next to it. */
export function renderNeighbourLinks(replica: Replica, page: PlacePage, language: Language): string {
  const { places, types, otherGoal } = neighboursOf(placePages(replica), page);
  const rows = rowsOf(replica, language);
  const place = placeInSentence(page.town.names[language], language);
  return render(
    [
      { title: textOf(language, "place.nearby"), links: rows(places) },
      { title: textOf(language, "place.types", { place }), links: rows([...types, ...(otherGoal ? [otherGoal] : [])]) },
    ],
    language,
  );
}

/** Links of a group under a list. */
const atMost = 9;

const rendered = new WeakMap<Replica, Map<string, string>>();

/** SEO-4: under a list the largest place pages of its goal, by which crawlers and visitors find all of them. */
export function renderBrowseLinks(replica: Replica, goal: Goal, language: Language): string {
  const ofState = rendered.get(replica) ?? new Map<string, string>();
  rendered.set(replica, ofState);
  const key = `${language}${goal}`;
  const html = ofState.get(key) ?? browseLinks(replica, goal, language);
  ofState.set(key, html);
  return html;
}

function browseLinks(replica: Replica, goal: Goal, language: Language): string {
  const indexed = placePages(replica).indexed(goal);
  const rows = rowsOf(replica, language);
  const largest = (isTyped: boolean) =>
    rows(indexed.filter(({ type }) => (type !== null) === isTyped).slice(0, atMost));
  return render(
    [
      { title: textOf(language, "place.browse.places"), links: largest(false) },
      { title: textOf(language, "place.browse.types"), links: largest(true) },
    ],
    language,
  );
}

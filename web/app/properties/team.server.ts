import { memberOfAgent, type Article, type Listing, type NamedPerson, type SiteTree } from "@gevel/config";

export interface Member extends NamedPerson {
  article: Article;
}

/** CMS-15: the members of the team who have a page of their own. */
export const teamOf = ({ articles }: Pick<SiteTree, "articles">): Member[] =>
  Object.values(articles)
    .filter(({ kind }) => kind === "team")
    .map((article) => ({ name: article.title, email: article.email, article }));

/** The page of the agent whom a listing or project names; null if they have none. */
export const memberPageOf = (tree: Pick<SiteTree, "articles">, agent: Listing["agent"]): Article | null =>
  (agent && memberOfAgent(agent, teamOf(tree))?.article) ?? null;

import type { SiteHealth } from "@gevel/config";
import { Part, PartsBar, StaffPage } from "@gevel/kit/screens";
import { Page } from "@strapi/strapi/admin";
import { Navigate, Route, Routes } from "react-router-dom";
import { useSiteHealthTexts } from "../texts/site-health/use-site-health-texts";
import { lackingAnywhere } from "./lacking";
import { LackingPictures } from "./lacking-pictures";
import { LinkList } from "./link-list";
import { PageTree } from "./page-tree";
import { readingPages } from "./reading-pages";
import { useSiteHealth } from "./use-site-health";

/** How many pictures lack the text of the language in which most do. */
const lackingPictures = (pictures: NonNullable<SiteHealth["pictures"]>) =>
  Math.max(0, ...Object.values(pictures.lacking));

/** CMS-13: the page tree with the languages each page lacks, broken links, and pictures without a text. */
function Health() {
  const { text } = useSiteHealthTexts();
  const { asked, again } = useSiteHealth();
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { tree, links, pictures, languages } = asked.answer;
  const parts = (
    <PartsBar label={text("gevel.health.title")}>
      <Part to="pages">{text("gevel.health.tab.tree", { count: lackingAnywhere(tree ?? [], languages) })}</Part>
      <Part to="links">{text("gevel.health.tab.links", { count: links.length })}</Part>
      {pictures && <Part to="pictures">{text("gevel.health.tab.pictures", { count: lackingPictures(pictures) })}</Part>}
    </PartsBar>
  );
  return (
    <StaffPage title={text("gevel.health.title")} subtitle={text("gevel.health.subtitle")} again={again} parts={parts}>
      <Routes>
        <Route path="pages" element={<PageTree tree={tree ?? []} languages={languages} />} />
        <Route path="links" element={<LinkList links={links} />} />
        {pictures && <Route path="pictures" element={<LackingPictures pictures={pictures} languages={languages} />} />}
        <Route path="*" element={<Navigate to="pages" replace />} />
      </Routes>
    </StaffPage>
  );
}

export default function SiteHealthPage() {
  return (
    <Page.Protect permissions={readingPages}>
      <Health />
    </Page.Protect>
  );
}

import type { ContentAudit } from "@gevel/config";
import { PageTab, PageTabs, StaffPage } from "@gevel/core/screens";
import { Page } from "@strapi/strapi/admin";
import { Navigate, Route, Routes } from "react-router-dom";
import { useContentAuditMessages } from "../messages/content-audit/use-content-audit-messages";
import { countIncomplete } from "./missing-translations";
import { PicturesWithoutText } from "./pictures-without-text";
import { LinkList } from "./link-list";
import { PageTree } from "./page-tree";
import { readPagesPermission } from "./read-pages-permission";
import { useContentAudit } from "./use-content-audit";

/** How many pictures lack the text of the language in which most do. */
const withoutText = (pictures: NonNullable<ContentAudit["pictures"]>) =>
  Math.max(0, ...Object.values(pictures.lacking));

/** CMS-13: the page tree with the languages each page lacks, broken links, and pictures without a text. */
function Health() {
  const { text } = useContentAuditMessages();
  const { query, reload } = useContentAudit();
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { tree, links, pictures, languages } = query.answer;
  const tabs = (
    <PageTabs label={text("gevel.contentAudit.title")}>
      <PageTab to="pages">
        {text("gevel.contentAudit.tab.tree", { count: countIncomplete(tree ?? [], languages) })}
      </PageTab>
      <PageTab to="links">{text("gevel.contentAudit.tab.links", { count: links.length })}</PageTab>
      {pictures && (
        <PageTab to="pictures">{text("gevel.contentAudit.tab.pictures", { count: withoutText(pictures) })}</PageTab>
      )}
    </PageTabs>
  );
  return (
    <StaffPage
      title={text("gevel.contentAudit.title")}
      subtitle={text("gevel.contentAudit.subtitle")}
      reload={reload}
      tabs={tabs}
    >
      <Routes>
        <Route path="pages" element={<PageTree tree={tree ?? []} languages={languages} />} />
        <Route path="links" element={<LinkList links={links} />} />
        {pictures && (
          <Route path="pictures" element={<PicturesWithoutText pictures={pictures} languages={languages} />} />
        )}
        <Route path="*" element={<Navigate to="pages" replace />} />
      </Routes>
    </StaffPage>
  );
}

export default function ContentAuditPage() {
  return (
    <Page.Protect permissions={readPagesPermission}>
      <Health />
    </Page.Protect>
  );
}

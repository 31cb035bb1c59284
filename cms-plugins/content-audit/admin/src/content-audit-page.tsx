import { type ContentAudit, languageNames, type BrokenLink } from "@gevel/config";
import { editPath } from "@gevel/core/admin";
import { PageTab, PageTabs, StaffPage, EmptyState, DataTable } from "@gevel/core/screens";
import { Page } from "@strapi/strapi/admin";
import { Navigate, Route, Routes, Link } from "react-router-dom";
import { useMessages } from "./use-messages";
import { countIncomplete } from "./missing-translations";
import { PageTree } from "./page-tree";
import { auditPermission } from "./audit-permission";
import { useContentAudit } from "./use-content-audit";
import { Box, Flex, LinkButton, Typography, Td, Tr } from "@strapi/design-system";
import styled from "styled-components";
import { useIntl } from "react-intl";

/** The text for a link's problem. */
function useProblem() {
  const { text } = useMessages();
  return ({ problem, target, field }: BrokenLink): string =>
    problem === "empty" && field === "relations"
      ? text("content-audit.problem.block")
      : text(`content-audit.problem.${problem}`, { target });
}

function LinkRow({ link }: { link: BrokenLink }) {
  const { text } = useMessages();
  const { formatMessage } = useIntl();
  const problem = useProblem();
  const { uid, title, language, field, label, linkText, target } = link;
  // Strapi's ids of the names of types and fields.
  const typeName = formatMessage({ id: link.typeName, defaultMessage: link.typeName });
  const fieldName = formatMessage({ id: `content-manager.content-types.${uid}.${field}`, defaultMessage: label });
  const what = title || typeName;
  return (
    <Tr>
      <Td>
        <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
          {what}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[typeName, fieldName, languageNames[language]].join(" · ")}
        </Typography>
      </Td>
      <Td>
        <Typography tag="p" textColor="neutral800" style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
          {linkText || target || "–"}
        </Typography>
        {linkText !== "" && target !== "" && link.problem !== "unpublished" && (
          <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
            {target}
          </Typography>
        )}
      </Td>
      <Td>
        <Typography tag="p" style={{ whiteSpace: "normal", minWidth: "20rem" }}>
          {problem(link)}
        </Typography>
      </Td>
      <Td>
        <LinkButton
          tag={Link}
          to={editPath(link, language)}
          variant="secondary"
          aria-label={text("content-audit.mendWhat", {
            title: what,
            field: fieldName,
            language: languageNames[language],
          })}
        >
          {text("content-audit.mend")}
        </LinkButton>
      </Td>
    </Tr>
  );
}

/** CMS-13: links that visitors cannot follow, each with a link to the entry that contains it. */
function LinkList({ links }: { links: readonly BrokenLink[] }) {
  const { text } = useMessages();
  if (links.length === 0) return <EmptyState>{text("content-audit.links.none")}</EmptyState>;
  return (
    <DataTable
      columns={(["where", "words", "problem"] as const).map((column) => text(`content-audit.links.${column}`))}
    >
      {links.map((link, index) => (
        <LinkRow key={`${link.id} ${link.language} ${link.field} ${index}`} link={link} />
      ))}
    </DataTable>
  );
}

const PictureList = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: 16px;
`;

interface PicturesWithoutTextProps {
  pictures: NonNullable<ContentAudit["pictures"]>;
  languages: ContentAudit["languages"];
}

/** CMS-12, CMS-13: how many pictures lack a text in each language, some of them, and a link to where the texts are edited. */
function PicturesWithoutText({ pictures: { lacking, some }, languages }: PicturesWithoutTextProps) {
  const { text, namesOf } = useMessages();
  if (some.length === 0) return <EmptyState>{text("content-audit.pictures.none")}</EmptyState>;
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingBottom={6}>
        {languages.map((language) => {
          const count = lacking[language] ?? 0;
          return (
            <Flex key={language} tag="li" gap={4} justifyContent="space-between">
              <Typography textColor="neutral800">
                {text("content-audit.pictures.count", { language: languageNames[language], count })}
              </Typography>
              {count > 0 && (
                <LinkButton
                  tag={Link}
                  to={`/library-pictures?lacks=${language}`}
                  variant="secondary"
                  aria-label={`${text("content-audit.pictures.write")}: ${languageNames[language]}`}
                >
                  {text("content-audit.pictures.write")}
                </LinkButton>
              )}
            </Flex>
          );
        })}
      </Flex>
      <Pictures>
        {some.map(({ id, name, thumbnail, texts }) => (
          <li key={id}>
            <PictureList src={thumbnail} alt="" loading="lazy" />
            <Typography tag="p" variant="pi" textColor="neutral800" ellipsis paddingTop={2} title={name}>
              {name}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {text("content-audit.pictures.lacks", {
                languages: namesOf(languages.filter((language) => !texts[language]?.trim())),
              })}
            </Typography>
          </li>
        ))}
      </Pictures>
    </Box>
  );
}

/** How many pictures lack the text of the language in which most do. */
const withoutText = (pictures: NonNullable<ContentAudit["pictures"]>) =>
  Math.max(0, ...Object.values(pictures.lacking));

/** CMS-13: the page tree with the languages each page lacks, broken links, and pictures without a text. */
function Health() {
  const { text } = useMessages();
  const { query, reload } = useContentAudit();
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const { tree, links, pictures, languages } = query.answer;
  const tabs = (
    <PageTabs label={text("content-audit.title")}>
      <PageTab to="pages">{text("content-audit.tab.tree", { count: countIncomplete(tree ?? [], languages) })}</PageTab>
      <PageTab to="links">{text("content-audit.tab.links", { count: links.length })}</PageTab>
      {pictures && (
        <PageTab to="pictures">{text("content-audit.tab.pictures", { count: withoutText(pictures) })}</PageTab>
      )}
    </PageTabs>
  );
  return (
    <StaffPage
      title={text("content-audit.title")}
      subtitle={text("content-audit.subtitle")}
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
    <Page.Protect permissions={auditPermission()}>
      <Health />
    </Page.Protect>
  );
}

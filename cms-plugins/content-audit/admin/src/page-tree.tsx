import {
  isLanguage,
  languageNames,
  type ContentAudit,
  type TreeEntry,
  type EntryState,
  type Language,
} from "@gevel/config";
import { editPath } from "@gevel/core/admin";
import { DataTable, EmptyState } from "@gevel/core/screens";
import { Box, Flex, SingleSelect, SingleSelectOption, Td, Tr, Typography } from "@strapi/design-system";
import { useSearchParams, Link } from "react-router-dom";
import { useMessages } from "./use-messages";
import { lacking } from "./missing-translations";
import { CheckCircle, CrossCircle, Pencil, PlusCircle } from "@strapi/icons";
import styled from "styled-components";

const looks = {
  published: { Icon: CheckCircle, fill: "success600", color: "neutral800" },
  modified: { Icon: Pencil, fill: "alternative600", color: "neutral800" },
  draft: { Icon: CrossCircle, fill: "secondary600", color: "neutral800" },
  missing: { Icon: PlusCircle, fill: "danger600", color: "danger600" },
} as const satisfies Record<EntryState, object>;

const Opens = styled(Link)`
  display: inline-block;
  padding: 4px 6px;
  margin-left: -6px;
  border-radius: 4px;
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

interface StateLinkProps {
  entry: TreeEntry;
  language: Language;
  state: EntryState;
}

/** How far an entry is in a language; leads to where that is changed. */
function StateLink({ entry, language, state }: StateLinkProps) {
  const { text } = useMessages();
  const { Icon, fill, color } = looks[state];
  const label = text(`content-audit.state.${state}`);
  const what = text("content-audit.open", { title: entry.title, language: languageNames[language], state: label });
  return (
    <Opens to={editPath(entry, language)} aria-label={what}>
      <Flex gap={1}>
        <Icon aria-hidden fill={fill} width="1.4rem" height="1.4rem" />
        <Typography variant="pi" textColor={color}>
          {label}
        </Typography>
      </Flex>
    </Opens>
  );
}

const all = "all";

interface PageTreeProps {
  tree: readonly TreeEntry[];
  languages: ContentAudit["languages"];
}

/** CMS-13: all pages, each below its own, and how far each is in each language. */
export function PageTree({ tree, languages }: PageTreeProps) {
  const { text } = useMessages();
  const [search, setSearch] = useSearchParams();
  const requested = search.get("lacks");
  const lacks = isLanguage(requested) && languages.includes(requested) ? requested : null;
  const shown = lacks === null ? tree : lacking(tree, lacks);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box style={{ maxWidth: "36rem" }}>
        <SingleSelect
          aria-label={text("content-audit.show")}
          value={lacks ?? all}
          onChange={(value: string | number) => setSearch(isLanguage(value) ? { lacks: value } : {}, { replace: true })}
        >
          <SingleSelectOption value={all}>{text("content-audit.all", { count: tree.length })}</SingleSelectOption>
          {languages.map((language) => (
            <SingleSelectOption key={language} value={language}>
              {text("content-audit.lacking", {
                language: languageNames[language],
                count: lacking(tree, language).length,
              })}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {shown.length === 0 ? (
        <EmptyState>{text("content-audit.noneLacking")}</EmptyState>
      ) : (
        <DataTable
          columns={[text("content-audit.page"), ...languages.map((language) => languageNames[language])]}
          withActions={false}
        >
          {shown.map((entry) => (
            <Tr key={entry.id}>
              <Td>
                {/* The list filtered by missing language does not show the parents, so it is not indented. */}
                <Box paddingLeft={lacks === null ? entry.depth * 6 : 0} style={{ minWidth: "22rem" }}>
                  <Typography fontWeight={entry.depth === 0 ? "semiBold" : "regular"} textColor="neutral800">
                    {entry.title}
                  </Typography>
                  {entry.kind === "article" && (
                    <Typography variant="pi" textColor="neutral600">
                      {" "}
                      {text("content-audit.article")}
                    </Typography>
                  )}
                </Box>
              </Td>
              {languages.map((language) => (
                <Td key={language}>
                  <StateLink entry={entry} language={language} state={entry.states[language] ?? "missing"} />
                </Td>
              ))}
            </Tr>
          ))}
        </DataTable>
      )}
    </Flex>
  );
}

import { isLanguage, languageNames, type ContentAudit, type TreeEntry } from "@gevel/config";
import { DataTable, EmptyState } from "@gevel/core/screens";
import { Box, Flex, SingleSelect, SingleSelectOption, Td, Tr, Typography } from "@strapi/design-system";
import { useSearchParams } from "react-router-dom";
import { useContentAuditMessages } from "../messages/content-audit/use-content-audit-messages";
import { lacking } from "./missing-translations";
import { StateLink } from "./state-link";

const all = "all";
const articleUid = "api::article.article";

interface PageTreeProps {
  tree: readonly TreeEntry[];
  languages: ContentAudit["languages"];
}

/** CMS-13: all pages, each below its own, and how far each is in each language. */
export function PageTree({ tree, languages }: PageTreeProps) {
  const { text } = useContentAuditMessages();
  const [search, setSearch] = useSearchParams();
  const requested = search.get("lacks");
  const lacks = isLanguage(requested) && languages.includes(requested) ? requested : null;
  const shown = lacks === null ? tree : lacking(tree, lacks);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Box style={{ maxWidth: "36rem" }}>
        <SingleSelect
          aria-label={text("gevel.contentAudit.show")}
          value={lacks ?? all}
          onChange={(value: string | number) => setSearch(isLanguage(value) ? { lacks: value } : {}, { replace: true })}
        >
          <SingleSelectOption value={all}>{text("gevel.contentAudit.all", { count: tree.length })}</SingleSelectOption>
          {languages.map((language) => (
            <SingleSelectOption key={language} value={language}>
              {text("gevel.contentAudit.lacking", {
                language: languageNames[language],
                count: lacking(tree, language).length,
              })}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {shown.length === 0 ? (
        <EmptyState>{text("gevel.contentAudit.noneLacking")}</EmptyState>
      ) : (
        <DataTable
          columns={[text("gevel.contentAudit.page"), ...languages.map((language) => languageNames[language])]}
          withActions={false}
        >
          {shown.map((entry) => (
            <Tr key={entry.id}>
              <Td>
                {/* Among those that lack a language, what they stand under is not shown. */}
                <Box paddingLeft={lacks === null ? entry.depth * 6 : 0} style={{ minWidth: "22rem" }}>
                  <Typography fontWeight={entry.depth === 0 ? "semiBold" : "regular"} textColor="neutral800">
                    {entry.title}
                  </Typography>
                  {entry.uid === articleUid && (
                    <Typography variant="pi" textColor="neutral600">
                      {" "}
                      {text("gevel.contentAudit.article")}
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

import { languageNames, type BrokenLink } from "@gevel/config";
import { DataTable, EmptyState } from "@gevel/core/screens";
import { LinkButton, Td, Tr, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { labelId } from "../messages/message-ids";
import { typeMessages } from "../messages/model-messages";
import { useContentAuditMessages } from "../messages/content-audit/use-content-audit-messages";
import { editPath } from "./edit-path";

/** What is wrong with a link, in words. */
function useProblem() {
  const { text } = useContentAuditMessages();
  return ({ problem, target, field }: BrokenLink): string =>
    problem === "empty" && field === "relations"
      ? text("gevel.contentAudit.problem.block")
      : text(`gevel.contentAudit.problem.${problem}`, { target });
}

function LinkRow({ link }: { link: BrokenLink }) {
  const { text } = useContentAuditMessages();
  const { formatMessage } = useIntl();
  const problem = useProblem();
  const { uid, title, language, field, label, linkText, target } = link;
  const type = typeMessages[uid]?.name.en ?? uid;
  const typeName = formatMessage({ id: type, defaultMessage: type });
  const fieldName = formatMessage({ id: labelId(uid, field), defaultMessage: label });
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
          aria-label={text("gevel.contentAudit.mendWhat", {
            title: what,
            field: fieldName,
            language: languageNames[language],
          })}
        >
          {text("gevel.contentAudit.mend")}
        </LinkButton>
      </Td>
    </Tr>
  );
}

/** CMS-13: links that visitors cannot follow, each with the way to the entry in which it stands. */
export function LinkList({ links }: { links: readonly BrokenLink[] }) {
  const { text } = useContentAuditMessages();
  if (links.length === 0) return <EmptyState>{text("gevel.contentAudit.links.none")}</EmptyState>;
  return (
    <DataTable
      columns={(["where", "words", "problem"] as const).map((column) => text(`gevel.contentAudit.links.${column}`))}
    >
      {links.map((link, index) => (
        <LinkRow key={`${link.id} ${link.language} ${link.field} ${index}`} link={link} />
      ))}
    </DataTable>
  );
}

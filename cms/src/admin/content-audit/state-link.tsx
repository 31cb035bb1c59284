import { languageNames, type EntryState, type Language, type TreeEntry } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { CheckCircle, CrossCircle, Pencil, PlusCircle } from "@strapi/icons";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useContentAuditMessages } from "../messages/content-audit/use-content-audit-messages";
import { editPath } from "./edit-path";

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
export function StateLink({ entry, language, state }: StateLinkProps) {
  const { text } = useContentAuditMessages();
  const { Icon, fill, color } = looks[state];
  const label = text(`gevel.contentAudit.state.${state}`);
  const what = text("gevel.contentAudit.open", { title: entry.title, language: languageNames[language], state: label });
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

import type { Planned } from "@gevel/config";
import { Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { formOf } from "../planned/form-of";
import { usePlanned } from "../publishing-api";
import { useTexts } from "../texts/use-texts";

const Line = styled(Link)`
  display: block;
  padding: 8px;
  border-radius: 4px;
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

/** What fits; the others are on the page of plans. */
const shown = 6;

function PlannedLine({ planned }: { planned: Planned }) {
  const { text, short } = useTexts();
  const { title, documentId, action, at, problems } = planned;
  const isFailed = problems.length > 0;
  return (
    <li>
      <Line to={formOf(planned)}>
        <Flex justifyContent="space-between" gap={3} alignItems="baseline">
          <Typography tag="span" fontWeight="semiBold" ellipsis>
            {title || documentId}
          </Typography>
          <Typography tag="span" variant="pi" textColor="neutral600" style={{ whiteSpace: "nowrap" }}>
            <time dateTime={at}>{short(at)}</time>
          </Typography>
        </Flex>
        <Typography tag="span" variant="pi" textColor={isFailed ? "danger600" : "neutral600"}>
          {text(isFailed ? "publishing.plans.failed" : `publishing.plans.${action}`)}
        </Typography>
      </Line>
    </li>
  );
}

/** What goes live or off when, on the first screen of the admin: the next first, and what could not be done. */
export function PlannedWidget() {
  const { text } = useTexts();
  const { asked } = usePlanned();
  if (asked.state === "waiting") return <Widget.Loading />;
  if (asked.state === "unreachable") return <Widget.Error />;
  if (asked.answer.length === 0) return <Widget.NoData>{text("publishing.plans.none")}</Widget.NoData>;
  return (
    <ul>
      {asked.answer.slice(0, shown).map((planned) => (
        <PlannedLine key={planned.id} planned={planned} />
      ))}
    </ul>
  );
}

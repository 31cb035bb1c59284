import type { Planned } from "@gevel/config";
import { WidgetLink } from "@gevel/core/screens";
import { Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { usePlanned } from "../publishing-api";
import { useMessages } from "../use-messages";
import { formOf } from "./edit-path";

/** As many as fit; the planned page lists all. */
const shown = 8;

const isRejected = ({ problems }: Planned) => problems.length > 0;

/** Home widget: failed plans, then the next ones. */
export function PlannedWidget() {
  const { text, short } = useMessages();
  const { formatMessage } = useIntl();
  const { query } = usePlanned();
  if (query.state === "waiting") return <Widget.Loading />;
  if (query.state === "unreachable") return <Widget.Error>{text("publishing.plans.unreachable")}</Widget.Error>;
  if (query.answer.length === 0)
    return <Widget.NoData>{text("publishing.plans.subtitle", { count: 0 })}</Widget.NoData>;
  const lines = [...query.answer].sort((one, other) => Number(isRejected(other)) - Number(isRejected(one)));
  return (
    <ul>
      {lines.slice(0, shown).map((planned) => (
        <li key={planned.id}>
          <WidgetLink to={formOf(planned)}>
            <Flex justifyContent="space-between" gap={3} alignItems="baseline">
              <Typography tag="span" fontWeight="semiBold" ellipsis>
                {planned.title || planned.documentId}
              </Typography>
              <Typography tag="span" variant="pi" textColor="neutral600" style={{ whiteSpace: "nowrap" }}>
                <time dateTime={planned.at}>{short(planned.at)}</time>
              </Typography>
            </Flex>
            <Typography tag="span" variant="pi" textColor={isRejected(planned) ? "danger600" : "neutral600"}>
              {[
                formatMessage({ id: planned.typeName, defaultMessage: planned.typeName }),
                text(isRejected(planned) ? "publishing.plans.failed" : `publishing.plans.${planned.action}`),
              ].join(" · ")}
            </Typography>
          </WidgetLink>
        </li>
      ))}
    </ul>
  );
}

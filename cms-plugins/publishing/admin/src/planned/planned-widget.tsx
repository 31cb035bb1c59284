import type { Planned } from "@gevel/config";
import { WidgetLink } from "@gevel/kit/screens";
import { Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { usePlanned } from "../publishing-api";
import { useTexts } from "../texts/use-texts";
import { formOf } from "./form-of";

/** What fits; the others are on the page of all. */
const shown = 8;

const isRefused = ({ problems }: Planned) => problems.length > 0;

/** On the first screen: what could not be done, then what comes next. */
export function PlannedWidget() {
  const { text, short } = useTexts();
  const { formatMessage } = useIntl();
  const { asked } = usePlanned();
  if (asked.state === "waiting") return <Widget.Loading />;
  if (asked.state === "unreachable") return <Widget.Error>{text("publishing.plans.unreachable")}</Widget.Error>;
  if (asked.answer.length === 0)
    return <Widget.NoData>{text("publishing.plans.subtitle", { count: 0 })}</Widget.NoData>;
  const lines = [...asked.answer].sort((one, other) => Number(isRefused(other)) - Number(isRefused(one)));
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
            <Typography tag="span" variant="pi" textColor={isRefused(planned) ? "danger600" : "neutral600"}>
              {[
                formatMessage({ id: planned.typeName, defaultMessage: planned.typeName }),
                text(isRefused(planned) ? "publishing.plans.failed" : `publishing.plans.${planned.action}`),
              ].join(" · ")}
            </Typography>
          </WidgetLink>
        </li>
      ))}
    </ul>
  );
}

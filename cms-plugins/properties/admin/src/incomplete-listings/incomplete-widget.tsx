import { WidgetLine } from "@gevel/core/screens";
import { Flex } from "@strapi/design-system";
import { Information, WarningCircle } from "@strapi/icons";
import { Widget } from "@strapi/strapi/admin";
import { useMessages } from "../use-messages";
import { useIncompleteListings } from "./use-incomplete-listings";

const size = { width: "2rem", height: "2rem", "aria-hidden": true } as const;
const incomplete = "/plugins/incomplete-listings";

/** PROP-20 on the home page: how many listings lack something, legal requirements first. */
export function IncompleteWidget() {
  const { text } = useMessages();
  const { query } = useIncompleteListings({}, 1);
  if (query.state === "waiting") return <Widget.Loading />;
  if (query.state === "unreachable") return <Widget.Error>{text("properties.home.unreachable")}</Widget.Error>;
  const { blocking, legal, wishes, all } = query.answer.counts;
  if (all === 0) return <Widget.NoData>{text("properties.home.fine")}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch">
      {blocking > 0 && (
        <WidgetLine to={`${incomplete}?lacks=blocking`} icon={<WarningCircle {...size} fill="danger600" />}>
          {text("properties.home.blocking", { count: blocking })}
        </WidgetLine>
      )}
      {legal > 0 && (
        <WidgetLine to={`${incomplete}?lacks=legal`} icon={<WarningCircle {...size} fill="alternative600" />}>
          {text("properties.home.legal", { count: legal })}
        </WidgetLine>
      )}
      {wishes > 0 && (
        <WidgetLine to={`${incomplete}?lacks=wishes`} icon={<Information {...size} fill="neutral500" />}>
          {text("properties.home.expected", { count: wishes })}
        </WidgetLine>
      )}
    </Flex>
  );
}

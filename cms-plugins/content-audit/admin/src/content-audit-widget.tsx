import { WidgetLine } from "@gevel/core/screens";
import { Flex } from "@strapi/design-system";
import { Earth, Image, Link as LinkIcon } from "@strapi/icons";
import { Widget } from "@strapi/strapi/admin";
import { lacking } from "./missing-translations";
import { useContentAudit } from "./use-content-audit";
import { useMessages } from "./use-messages";

const size = { width: "2rem", height: "2rem", "aria-hidden": true } as const;

/** CMS-13 on the home screen: how much is missing, with links. */
export function ContentAuditWidget() {
  const { text, nameOf } = useMessages();
  const { query } = useContentAudit();
  if (query.state === "waiting") return <Widget.Loading />;
  if (query.state === "unreachable") return <Widget.Error>{text("content-audit.unreachable")}</Widget.Error>;
  const { languages, links, pictures } = query.answer;
  const tree = query.answer.tree ?? [];
  const pages = languages
    .map((language) => ({ language, count: lacking(tree, language).length }))
    .filter(({ count }) => count > 0);
  const withoutText = Math.max(0, ...Object.values(pictures?.lacking ?? {}));
  if (pages.length === 0 && links.length === 0 && withoutText === 0)
    return <Widget.NoData>{text("content-audit.widget.fine")}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch">
      {links.length > 0 && (
        <WidgetLine
          to="/site-health/links"
          icon={<LinkIcon {...size} fill="danger600" />}
          detail={[...new Set(links.map(({ title }) => title).filter(Boolean))].slice(0, 3).join(", ")}
        >
          {text("content-audit.widget.links", { count: links.length })}
        </WidgetLine>
      )}
      {pages.map(({ language, count }) => (
        <WidgetLine
          key={language}
          to={`/site-health/pages?lacks=${language}`}
          icon={<Earth {...size} fill="alternative600" />}
        >
          {text("content-audit.widget.pages", { count, language: nameOf(language) })}
        </WidgetLine>
      ))}
      {withoutText > 0 && (
        <WidgetLine to="/site-health/pictures" icon={<Image {...size} fill="alternative600" />}>
          {text("content-audit.widget.pictures", { count: withoutText })}
        </WidgetLine>
      )}
    </Flex>
  );
}

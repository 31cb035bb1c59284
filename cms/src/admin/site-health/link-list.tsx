import { languageNames, type BrokenLink } from "@gevel/config";
import { ListedTable, NothingListed } from "@gevel/kit/screens";
import { LinkButton, Td, Tr, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { labelId } from "../texts/message-ids";
import { typeWords } from "../texts/models";
import { useSiteHealthTexts } from "../texts/site-health/use-site-health-texts";
import { editPlace } from "./edit-place";

/** What is wrong with a link, in words. */
function useProblem() {
  const { text } = useSiteHealthTexts();
  return ({ problem, target, field }: BrokenLink): string =>
    problem === "empty" && field === "relations"
      ? text("gevel.health.problem.block")
      : text(`gevel.health.problem.${problem}`, { target });
}

function LinkRow({ link }: { link: BrokenLink }) {
  const { text } = useSiteHealthTexts();
  const { formatMessage } = useIntl();
  const problem = useProblem();
  const { uid, title, language, field, label, words, target } = link;
  const type = typeWords[uid]?.name.en ?? uid;
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
          {words || target || "–"}
        </Typography>
        {words !== "" && target !== "" && link.problem !== "unpublished" && (
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
          to={editPlace(link, language)}
          variant="secondary"
          aria-label={text("gevel.health.mendWhat", {
            title: what,
            field: fieldName,
            language: languageNames[language],
          })}
        >
          {text("gevel.health.mend")}
        </LinkButton>
      </Td>
    </Tr>
  );
}

/** CMS-13: links that visitors cannot follow, each with the way to the entry in which it stands. */
export function LinkList({ links }: { links: readonly BrokenLink[] }) {
  const { text } = useSiteHealthTexts();
  if (links.length === 0) return <NothingListed>{text("gevel.health.links.none")}</NothingListed>;
  return (
    <ListedTable
      columns={(["where", "words", "problem"] as const).map((column) => text(`gevel.health.links.${column}`))}
    >
      {links.map((link, index) => (
        <LinkRow key={`${link.id} ${link.language} ${link.field} ${index}`} link={link} />
      ))}
    </ListedTable>
  );
}

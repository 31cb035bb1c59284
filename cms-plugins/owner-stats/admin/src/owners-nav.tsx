import { Part, PartsBar } from "@gevel/kit/screens";
import { useIntl } from "react-intl";
import { ownersParts } from "./owners-parts";
import { useRight } from "./rights";
import { en } from "./texts/en";

function PartLink({ path, name, right }: (typeof ownersParts)[number]) {
  const { formatMessage } = useIntl();
  if (!useRight(right)) return null;
  return <Part to={`/plugins/owner-stats/${path}`}>{formatMessage({ id: name, defaultMessage: en[name] })}</Part>;
}

/** The way between the parts, above each of them. */
export function OwnersNav() {
  const { formatMessage } = useIntl();
  return (
    <PartsBar label={formatMessage({ id: "owner-stats.parts", defaultMessage: en["owner-stats.parts"] })}>
      {ownersParts.map((part) => (
        <PartLink key={part.path} {...part} />
      ))}
    </PartsBar>
  );
}

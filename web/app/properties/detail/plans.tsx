import { useIntl } from "react-intl";
import { Picture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { DetailSection } from "./detail-section";
import { isPictureFile } from "./is-picture-file";
import type { PropertyFile } from "./property-content";
import styles from "./plans.module.css";

/** The floor plans that are pictures: the first one across the column, each opening in full. */
export function Plans({ plans }: { plans: readonly PropertyFile[] }) {
  const intl = useIntl();
  const pictures = plans.filter(({ url }) => isPictureFile(url));
  if (pictures.length === 0) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.plans" }, { count: pictures.length })}>
      <ul className={styles.plans}>
        {pictures.map(({ url, name }, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <Picture
                media={{ url, width: null, height: null }}
                alt=""
                ratio={index === 0 ? "3x2" : "4x3"}
                sizes={`(width >= 1280px) ${index === 0 ? "800px" : "390px"}, ${index === 0 ? "92vw" : "(width >= 767px) 46vw, 92vw"}`}
              />
              <span>{name || intl.formatMessage({ id: "properties.detail.plan" })}</span>{" "}
              <VisuallyHidden>{intl.formatMessage({ id: "properties.detail.newWindow" })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

import { pictureAddress } from "@gevel/config";

interface CardPictureProps {
  url: string;
  color?: string;
  sizes: string;
  eager: boolean;
}

/**
 * A card's picture, decorative beside its headline; it fills its container, which has its place before it comes. Only two widths: a list carries twenty-four
 * of them, and at no window size is a card wider than the larger one.
 */
export function CardPicture({ url, color, sizes, eager }: CardPictureProps) {
  // React 18 knows the attribute only in lower case.
  const loading = eager ? { fetchpriority: "high" } : { loading: "lazy" as const };
  return (
    <img
      {...loading}
      src={pictureAddress(url, 400)}
      srcSet={`${pictureAddress(url, 400)} 400w, ${pictureAddress(url, 600)} 600w`}
      sizes={sizes}
      style={{ background: color }}
      alt=""
    />
  );
}

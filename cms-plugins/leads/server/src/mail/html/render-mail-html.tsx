import { type MailContent, jpegAddress } from "@gevel/config";
import { render } from "@react-email/render";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { BarChart } from "./bar-chart.js";
import { BayRule } from "./bay-rule.js";
import { FactsTable } from "./facts-table.js";
import { ListingList } from "./listing-list.js";
import { display, font, light, stylesheet } from "./mail-styles.js";
import { Fragment } from "react";

type CardListing = NonNullable<MailContent["home"]>;

const line = { fontFamily: font, fontSize: 15, lineHeight: "22px", color: light.stone, margin: "0 0 2px" };

const display22 = { fontFamily: display, fontSize: 22, lineHeight: "28px" };

/** The listing a mail is about. */
function ListingCard({ home, siteUrl }: { home: CardListing; siteUrl: string }) {
  const { title, place, priceLabel, referenceLabel, url, picture, seeLabel } = home;
  const facts = [place, referenceLabel].filter(Boolean).join(" · ");
  return (
    <Section className="sand" style={{ backgroundColor: light.sand, borderRadius: 8, margin: "0 0 20px", padding: 16 }}>
      {picture ? (
        <Img
          src={jpegAddress(siteUrl, picture, 600)}
          alt=""
          width={504}
          style={{ width: "100%", maxWidth: 504, height: "auto", borderRadius: 8 }}
        />
      ) : null}
      <Text
        className="ink"
        style={{ ...line, ...display22, color: light.ink, margin: picture ? "12px 0 2px" : "0 0 2px" }}
      >
        {title}
      </Text>
      {facts ? (
        <Text className="stone" style={line}>
          {facts}
        </Text>
      ) : null}
      {priceLabel ? (
        <Text className="ink" style={{ ...line, fontSize: 17, fontWeight: 600, color: light.ink, margin: "6px 0" }}>
          {priceLabel}
        </Text>
      ) : null}
      {url ? (
        <Text style={line}>
          <Link className="ink" href={url} style={{ color: light.ink, textDecoration: "underline" }}>
            {seeLabel}
          </Link>
        </Text>
      ) : null}
    </Section>
  );
}

/** A text of several lines; mail programs do not support `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

const text = { fontFamily: font, fontSize: 16, lineHeight: "26px", color: light.ink, margin: "0 0 16px" };
const small = { ...text, fontSize: 13, lineHeight: "20px", color: light.stone, margin: "0 0 8px" };
const padded = { padding: "0 32px" };

function Sender({ brand }: MailContent) {
  const { logo, name, siteUrl } = brand;
  const shown = logo ? (
    <Img className="logo" src={logo.url} width={logo.width} height={logo.height} alt={name} />
  ) : (
    <span className="ink" style={{ fontFamily: display, fontSize: 26, color: light.ink }}>
      {name}
    </span>
  );
  return (
    <Section className="pad" style={{ padding: "28px 32px 24px" }}>
      {siteUrl ? (
        <Link href={siteUrl} style={{ textDecoration: "none" }}>
          {shown}
        </Link>
      ) : (
        shown
      )}
      <div style={{ height: 14, lineHeight: "14px" }} />
      <BayRule />
    </Section>
  );
}

function Message({
  heading,
  greeting,
  paragraphs,
  messages,
  chart,
  home,
  homes = [],
  more = [],
  facts,
  factsTitle,
  further,
  button,
  brand,
  signature,
}: MailContent) {
  return (
    <Section className="pad" style={padded}>
      {heading ? (
        <Heading
          as="h1"
          className="ink"
          style={{ ...text, fontFamily: display, fontSize: 30, lineHeight: "36px", fontWeight: 400 }}
        >
          {heading}
        </Heading>
      ) : null}
      {[greeting, ...paragraphs].filter(Boolean).map((paragraph, index) => (
        <Text key={index} className="ink" style={text}>
          <Lines text={paragraph} />
        </Text>
      ))}
      {home ? <ListingCard home={home} siteUrl={brand.siteUrl} /> : null}
      <ListingList homes={homes} siteUrl={brand.siteUrl} />
      {more.map(({ label, url }) => (
        <Text key={url} style={text}>
          <Link className="ink" href={url} style={{ color: light.ink, fontWeight: 600, textDecoration: "underline" }}>
            {label}
          </Link>
        </Text>
      ))}
      {factsTitle && facts.length > 0 ? (
        <Heading as="h2" className="ink" style={{ ...text, fontSize: 16, fontWeight: 600, margin: "8px 0 4px" }}>
          {factsTitle}
        </Heading>
      ) : null}
      <FactsTable facts={facts} />
      {further ? (
        <Heading as="h2" className="ink" style={{ ...text, fontSize: 16, fontWeight: 600, margin: "8px 0 4px" }}>
          {further.title}
        </Heading>
      ) : null}
      {further ? <FactsTable facts={further.facts} /> : null}
      {chart ? <BarChart chart={chart} accent={brand.accent} /> : null}
      {messages.map((message) => (
        <Section key={message.label} style={{ margin: "0 0 16px" }}>
          <Text className="stone" style={{ ...small, margin: "0 0 4px" }}>
            {message.label}
          </Text>
          <Text
            className="ink line"
            style={{
              ...text,
              borderLeft: `3px solid ${light.line}`,
              paddingLeft: 14,
              margin: 0,
              wordBreak: "break-word",
            }}
          >
            <Lines text={message.text} />
          </Text>
        </Section>
      ))}
      {button ? (
        <Section style={{ margin: "16px 0 24px" }}>
          <Button
            className="button"
            href={button.url}
            style={{
              ...{ fontFamily: font, fontSize: 16, fontWeight: 600, padding: "14px 22px", borderRadius: 4 },
              ...{ backgroundColor: brand.accent, color: brand.onAccent },
            }}
          >
            {button.label}
          </Button>
        </Section>
      ) : null}
      {signature ? (
        <Text className="ink" style={{ ...text, margin: "8px 0 20px" }}>
          <Lines text={signature} />
        </Text>
      ) : null}
    </Section>
  );
}

/** A mail as mail programs show it: tables and inline styles, in light and dark, readable without its pictures. */
function MailPage({ content }: { content: MailContent }) {
  const { language, subject, notes, links = [], brand, greeting, paragraphs } = content;
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{stylesheet(brand)}</style>
      </Head>
      <Body className="sand" style={{ backgroundColor: light.sand, margin: 0, padding: 0 }}>
        <Preview>{[greeting, ...paragraphs].filter(Boolean).join(" ")}</Preview>
        {/* The body's colour is on a cell without a class, which no style sheet makes dark. */}
        <Section className="sand" style={{ backgroundColor: light.sand, padding: "24px 12px" }}>
          <Container
            className="paper"
            style={{
              backgroundColor: light.paper,
              maxWidth: 600,
              borderRadius: 8,
            }}
          >
            <Sender {...content} />
            <Message {...content} />
            <Section
              className="pad line"
              style={{ ...padded, borderTop: `1px solid ${light.line}`, paddingTop: 16, paddingBottom: 20 }}
            >
              {links.map(({ label, url }) => (
                <Text key={url} className="stone" style={small}>
                  <Link className="stone" href={url} style={{ color: light.stone, textDecoration: "underline" }}>
                    {label}
                  </Link>
                </Text>
              ))}
              {notes.map((note) => (
                <Text key={note} className="stone" style={small}>
                  {note}
                </Text>
              ))}
              <Text className="stone" style={{ ...small, margin: "12px 0 0" }}>
                <Lines text={[brand.name, ...brand.lines].join("\n")} />
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

export const renderMailHtml = (content: MailContent): Promise<string> => render(<MailPage content={content} />);

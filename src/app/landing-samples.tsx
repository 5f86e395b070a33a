import { Card, CardBody, CardLink } from '../ui/card.tsx';
import { CoverImage } from '../ui/cover-image.tsx';
import { landingText } from './landing.text.ts';
import styles from './landing-screen.module.css';
import type { OpenItem } from './open-content.ts';

/** Shows the content that a visitor may open at once; without a connection the section is left out. */
export function LandingSamples({ items }: { items: readonly OpenItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="proovi" className={styles.section}>
      <h2 id="proovi" className={styles.sectionTitle}>
        {landingText.samplesTitle}
      </h2>
      <ul className={styles.samples}>
        {items.map((item) => (
          <Card key={item.to} as="li" isFlush>
            <CoverImage src={item.thumbnail} alt="" tint={item.tint} />
            <CardBody>
              <h3>
                <CardLink to={item.to}>{item.name}</CardLink>
              </h3>
            </CardBody>
          </Card>
        ))}
      </ul>
    </section>
  );
}

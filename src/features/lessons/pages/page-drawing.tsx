import type { LibraryPageFragment } from '../../../../contract/documents.generated.ts';
import type { DrawingColour } from '../../../../contract/enumerations.ts';
import styles from './page-drawing.module.css';

/** A colour that follows the theme is a token; foods have their own colour on either ground. */
const COLOURS: Readonly<Record<DrawingColour, string>> = {
  GROUND: 'var(--surface-2)',
  PLATE: 'var(--surface)',
  LINE: 'var(--border-strong)',
  PLUM: 'var(--primary)',
  PLUM_SOFT: 'var(--primary-soft)',
  LEAF: '#3f9a74',
  LEAF_SOFT: 'var(--success-soft)',
  ORANGE: '#f39325',
  ORANGE_SOFT: 'var(--accent-soft)',
  BLUE: '#5b7fd6',
  BLUE_SOFT: 'var(--info-soft)',
  BERRY: '#c8465c',
  BREAD: '#b0743c',
  CREAM: '#ffe3bd',
};

/** A page's drawing. Part of the text, so that it is kept and closed with it. */
export function PageDrawing({ drawing }: { drawing: NonNullable<LibraryPageFragment['drawing']> }) {
  const { description, width, height, shapes, labels } = drawing;
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={styles.drawing}>
        {shapes.map(({ path, colour, line }) =>
          line === null ? (
            <path key={`${colour} ${path}`} d={path} fill={COLOURS[colour]} />
          ) : (
            <path
              key={`${colour} ${line} ${path}`}
              d={path}
              fill="none"
              stroke={COLOURS[colour]}
              strokeWidth={line}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ),
        )}
        {labels.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {text}
          </text>
        ))}
      </svg>
      <figcaption className="visually-hidden">{description}</figcaption>
    </figure>
  );
}

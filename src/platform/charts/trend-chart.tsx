import { useCallback, useState } from 'react';
import { formatDayNarrow } from '../../language/dates.ts';
import { formatNumber } from '../../language/numbers.ts';
import styles from './trend-chart.module.css';
import type { TrendPoint } from './trend-point.ts';

interface TrendChartProps {
  points: readonly TrendPoint[];
  /** Values of the vertical axis, lowest first. */
  ticks: readonly number[];
  description: string;
}

const HEIGHT_REM = 13;

/** Points and their moving average. It is drawn at its actual width, so its labels keep her text size. */
export function TrendChart({ points, ticks, description }: TrendChartProps) {
  const { width, rem, measure } = useSize();
  const height = HEIGHT_REM * rem;
  const box = { left: 3 * rem, right: width - 0.75 * rem, top: 0.75 * rem, bottom: height - 1.75 * rem };
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (at: number) => box.left + ((at - from) / Math.max(to - from, 1)) * (box.right - box.left);
  const y = (value: number) => box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top);
  const line = points.map(({ at, average }) => `${x(at).toFixed(1)},${y(average).toFixed(1)}`).join(' ');
  return (
    <div ref={measure} className={styles.frame} style={{ blockSize: height }}>
      <p className="visually-hidden">{description}</p>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={box.left} x2={box.right} y1={y(tick)} y2={y(tick)} />
              <text
                className={styles.label}
                x={box.left - 0.5 * rem}
                y={y(tick)}
                dy="0.35em"
                textAnchor="end"
              >
                {formatNumber(tick)}
              </text>
            </g>
          ))}
          <DayLabels
            from={points[0]?.day ?? ''}
            to={points.at(-1)?.day ?? ''}
            box={box}
            bottom={height - 0.4 * rem}
            rem={rem}
          />
          <polyline className={styles.average} points={line} />
          {points.map(({ id, at, value }) => (
            <circle key={id} className={styles.point} cx={x(at)} cy={y(value)} r={0.25 * rem} />
          ))}
        </svg>
      )}
    </div>
  );
}

interface DayLabelsProps {
  from: string;
  to: string;
  box: { left: number; right: number };
  bottom: number;
  rem: number;
}

function DayLabels({ from, to, box, bottom, rem }: DayLabelsProps) {
  // With large text on a small screen the first label starts below the figures, or it would overlap the last.
  const start = box.right - box.left < 11 * rem ? 0 : box.left;
  const year = (day: string) => (from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`);
  return (
    <>
      <text className={styles.label} x={start} y={bottom}>
        {formatDayNarrow(from) + year(from)}
      </text>
      <text className={styles.label} x={box.right} y={bottom} textAnchor="end">
        {formatDayNarrow(to) + year(to)}
      </text>
    </>
  );
}

/** The frame's current width in pixels, and the size of a rem here. */
function useSize() {
  const [size, setSize] = useState({ width: 0, rem: 16 });
  const measure = useCallback((frame: HTMLDivElement) => {
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: frame.clientWidth, rem });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ...size, measure };
}

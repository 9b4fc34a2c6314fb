import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useSettings } from '../settings/podcast-settings.ts';
import type { ChartShape } from './chart-shape.ts';
import { translated } from '../ui/language.ts';
import { numberText } from './figures.ts';

interface ChartProps {
  title: string;
  shape: ChartShape<object>;
}

/** Colors of the series in their order; marks and dashes distinguish them where colors don't. */
const COLORS = [1, 2, 3, 4, 5, 6].map((number) => `var(--chart-${number})`);
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '14 4', '4 2'];
const MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;

const TICK = { fill: 'var(--muted)', fontSize: '0.75rem' } as const;
const TOOLTIP = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--border-strong)',
    borderRadius: '0.5rem',
    color: 'var(--text)',
  },
  itemStyle: { color: 'var(--text)' },
  cursor: { fill: 'var(--surface-2)', stroke: 'var(--border-strong)' },
  isAnimationActive: false,
} as const;

/** A chart as SVG. The arrow keys move between values, which are announced. */
export default function Charts(props: ChartProps) {
  return props.shape.kind === 'lines' ? <Lines {...props} /> : <Bars {...props} />;
}

/**
 * Space for values beside the lines, as wide as 10,000, in px. Recharts would measure too little while the font is
 * loading.
 */
const VALUES = 44;

function Lines({ title, shape: { rows, label, series } }: ChartProps) {
  const { colorBlindSupport } = useSettings();
  return (
    <ResponsiveContainer width="100%" height={288} initialDimension={{ width: 600, height: 288 }}>
      <LineChart data={[...rows]} title={title} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
        <CartesianGrid stroke="var(--border)" vertical={false} />
        <XAxis dataKey={label.of} tick={TICK} stroke="var(--border-strong)" minTickGap={28} />
        <YAxis tick={TICK} stroke="var(--border-strong)" width={VALUES} allowDecimals={false} />
        <Tooltip {...TOOLTIP} formatter={(value) => numberText(Number(value))} />
        <Legend formatter={(name) => <span className="text-small text-text">{name}</span>} />
        {series.map(({ title, of }, index) => (
          <Line
            key={title}
            name={translated(title)}
            dataKey={of}
            type="linear"
            stroke={COLORS[index % COLORS.length]}
            strokeWidth={2}
            legendType={colorBlindSupport ? MARKS[index % MARKS.length]! : 'plainline'}
            {...(colorBlindSupport && { strokeDasharray: DASHES[index % DASHES.length]! })}
            dot={colorBlindSupport && ((dot) => <Mark {...dot} key={dot.key} index={index} />)}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The position of a value, by the type of its series. */
function Mark({ cx, cy, index }: { cx?: number; cy?: number; index: number }) {
  if (cx === undefined || cy === undefined) return null;
  const paths = [
    `M${cx - 3} ${cy}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,
    `M${cx - 3} ${cy - 3}h6v6h-6z`,
    `M${cx} ${cy - 4}l4 7h-8z`,
    `M${cx} ${cy - 4}l4 4l-4 4l-4 -4z`,
    `M${cx - 4} ${cy - 1}h3v-3h2v3h3v2h-3v3h-2v-3h-3z`,
  ];
  return <path d={paths[index % paths.length]} fill={COLORS[index % COLORS.length]} />;
}

/** Space for one bar and for its margins, in px. */
const BAR = 44;
const AROUND = 16;

function Bars({ title, shape: { rows, label, series } }: ChartProps) {
  const height = rows.length * BAR + AROUND;
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 600, height }}>
      <BarChart
        data={[...rows]}
        layout="vertical"
        title={title}
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide allowDecimals={false} />
        <YAxis
          type="category"
          dataKey={label.of}
          tick={TICK}
          stroke="var(--border-strong)"
          width={116}
        />
        <Tooltip {...TOOLTIP} formatter={(value) => numberText(Number(value))} />
        {series.map(({ title, of }, index) => (
          <Bar
            key={title}
            name={translated(title)}
            dataKey={of}
            fill={COLORS[(index + 2) % COLORS.length]}
            radius={[0, 4, 4, 0]}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={of}
              position="right"
              fill="var(--text)"
              formatter={(value) => numberText(Number(value))}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

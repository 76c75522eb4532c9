import type { Config } from 'tailwindcss';

/** Colours are CSS variables (src/index.css), so that a theme is one class on <html>. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: 'class',
  theme: {
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        raised: 'var(--raised)',
        line: 'var(--line)',
        'line-strong': 'var(--line-strong)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        accent: {
          DEFAULT: 'var(--accent)',
          hover: 'var(--accent-hover)',
          ink: 'var(--accent-ink)',
          text: 'var(--accent-text)',
          soft: 'var(--accent-soft)',
        },
        blue: { DEFAULT: 'var(--blue)', soft: 'var(--blue-soft)' },
        yellow: { DEFAULT: 'var(--yellow)', soft: 'var(--yellow-soft)' },
        green: { DEFAULT: 'var(--green)', soft: 'var(--green-soft)' },
        red: { DEFAULT: 'var(--red)', soft: 'var(--red-soft)', solid: 'var(--red-solid)' },
        scrim: 'var(--scrim)',
      },
      fontFamily: {
        sans: ['Inter Variable', 'Inter Arial', 'Inter Roboto', 'system-ui', 'sans-serif'],
        display: [
          'Space Grotesk Variable',
          'Space Grotesk Arial',
          'Space Grotesk Roboto',
          'system-ui',
          'sans-serif',
        ],
      },
      boxShadow: {
        raised: 'var(--shadow-raised)',
        overlay: 'var(--shadow-overlay)',
      },
    },
  },
} satisfies Config;

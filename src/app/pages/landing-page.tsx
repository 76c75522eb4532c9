import { useEffect } from 'react';
import { env } from '@/config/env';
import { Closing } from '@/features/landing/components/closing';
import { Hero } from '@/features/landing/components/hero';
import { HowItWorks } from '@/features/landing/components/how-it-works';
import { LandingHeader } from '@/features/landing/components/landing-header';
import { Questions } from '@/features/landing/components/questions';
import { Tools } from '@/features/landing/components/tools';

export function LandingPage() {
  useEffect(() => {
    document.title = 'Missão MicroSaaS: seu primeiro produto digital validado em 24 horas';
  }, []);

  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <Tools />
        <Questions />
        <Closing />
      </main>
      <footer className="mx-auto max-w-6xl px-4 py-8 text-sm text-muted md:px-8">
        Missão MicroSaaS · Dúvidas?{' '}
        <a className="underline underline-offset-4" href={`mailto:${env.VITE_SUPPORT_EMAIL}`}>
          {env.VITE_SUPPORT_EMAIL}
        </a>
      </footer>
    </>
  );
}

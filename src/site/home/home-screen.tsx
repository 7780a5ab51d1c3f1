import { Awards } from './awards.tsx';
import { Certificates } from './certificates.tsx';
import { Hero } from './hero.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { Statistics } from './statistics.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyUs } from './why-us.tsx';

/** The home page in the order of specification §2.4; the contact section follows it. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <WhyUs />
      <ServiceGrid />
      <Statistics />
      <Team />
      <Certificates />
      <Awards />
      <Testimonials />
    </>
  );
}

import { expect } from 'chai';
import { examine, type DoctorSettings, type Finding } from '../../../src/doctor/index.js';

/** Addresses at which nothing listens, but for this page's own. */
const settings: DoctorSettings = {
  baseUrl: 'http://127.0.0.1:9',
  siteUrl: 'http://127.0.0.1:9',
  clientId: 'client',
  redirectUri: location.pathname,
  brokerUrl: 'http://127.0.0.1:9/dam-auth/',
};

const realOpen = window.open.bind(window);

function finding(findings: readonly Finding[], step: Finding['step']): Finding {
  const found = findings.find((one) => one.step === step);
  if (!found) throw new Error(`Nothing was found of ${step}`);
  return found;
}

describe('the doctor', () => {
  afterEach(() => {
    window.open = realOpen;
  });

  it('names what does not answer, and skips what hangs on it', async () => {
    const findings = await examine(settings);
    for (const step of ['site', 'broker', 'api'] as const) {
      expect(finding(findings, step).status).to.equal('failed');
      expect(finding(findings, step).message).to.equal('Nothing responds at http://127.0.0.1:9.');
    }
    for (const step of ['api-origin', 'toggle', 'token'] as const) {
      expect(finding(findings, step).message).to.include('fix “api” first');
    }
    expect(finding(findings, 'redirect-page').message).to.include('is not our callback page');
  });

  it('tells each step as it begins and each finding as it is made, in order', async () => {
    const heard: string[] = [];
    const findings = await examine(settings, {
      onStep: (step) => heard.push(`${step}?`),
      onFinding: ({ step }) => heard.push(`${step}!`),
    });
    expect(heard).to.deep.equal(findings.flatMap(({ step }) => [`${step}?`, `${step}!`]));
  });

  it('opens its window in the very call, which a gesture needs', async () => {
    let opened = 0;
    window.open = () => {
      opened += 1;
      return null;
    };
    const examining = examine(settings, { signIn: true });
    expect(opened).to.equal(1);
    await examining;
  });

  it('opens none unless asked to, nor where no answer could come back to this page', async () => {
    let opened = 0;
    window.open = () => {
      opened += 1;
      return null;
    };
    const elsewhere = { ...settings, redirectUri: 'https://www.example.com/callback.html' };
    await examine(settings);
    const findings = await examine(elsewhere, { signIn: true });
    expect(opened).to.equal(0);
    expect(finding(findings, 'redirect-page').message).to.include('the code cannot reach it');
    expect(finding(findings, 'window').status).to.equal('skipped');
  });

  it('says what is missing of the settings, and asks for nothing', async () => {
    const { baseUrl, clientId, redirectUri } = settings as Required<DoctorSettings>;
    const some = { baseUrl, clientId, redirectUri, brokerUrl: ' ', profile: 'another' };
    const findings = await examine(some);
    expect(findings.map(({ message }) => message)).to.deep.equal([
      'site-url is missing.',
      'broker-url is missing.',
      'profile is unknown.',
    ]);
  });
});
